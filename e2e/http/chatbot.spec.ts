import { inShop } from '../../src/domain/shop-name.ts'
import { expect, test } from '@playwright/test'
import { m } from '../../src/paraglide/messages.js'
import { cart, locales, pages, search } from '../support/pages.ts'
import { buttonNames } from '../support/html.ts'
import { html } from '../support/requests.ts'

for (const locale of locales)
  test(`${locale}: the launcher floats in English only; the button is on all pages but home, product and cart (acceptance 42–44)`, async ({
    request,
  }) => {
    for (const [path, withButton] of [
      [pages.home[locale], false],
      [pages.product[locale], false],
      [cart[locale], false],
      [pages.stores[locale], true],
      [search[locale], true],
      [pages.listing[locale], true],
    ] as const) {
      const names = buttonNames(await html(request, path))
      const count = (name: string) => names.filter((each) => each === name).length
      expect([count(m.assistant_heading(inShop(), { locale })), count(m.assistant_ask({}, { locale }))], path).toEqual([
        locale === 'en' ? 1 : 0,
        withButton ? 1 : 0,
      ])
    }
  })
