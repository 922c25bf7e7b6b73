import { expect, test } from 'vitest'
import { accountMenuClick, categoryNavigationClick, helpMenuClick, megaMenuClick } from './user-interaction.ts'

test('a mega-menu click has every field (acceptance 114–117)', () =>
  expect(
    megaMenuClick({
      url: '/fr/produits/vestes-duvet?itc=mega',
      text: 'Duvet',
      trail: ['Femmes', 'Vêtements', 'Duvet'],
      coopBrand: 'Nordik',
    }),
  ).toEqual({
    event: 'user_interaction',
    event_name: 'click_megamenu_navigation',
    interaction_location: 'level 3',
    link_url: '/fr/produits/vestes-duvet?itc=mega',
    link_text: 'Duvet',
    megamenu_path: 'Femmes-Vêtements-Duvet',
    coop_brand: 'Nordik',
  }))

test.each([
  [helpMenuClick, 'click_help_menu'],
  [accountMenuClick, 'click_account_menu'],
  [megaMenuClick, 'click_megamenu_navigation'],
  [categoryNavigationClick, 'click_category_navigation'],
])('%o is tracked as %s, without fields it does not know (acceptance 114)', (click, name) =>
  expect(click({ url: '/en/account', text: 'Account' })).toEqual({
    event: 'user_interaction',
    event_name: name,
    interaction_location: 'level 1',
    link_url: '/en/account',
    link_text: 'Account',
    megamenu_path: '',
    coop_brand: '',
  }),
)

test.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['Nordik', 'Nordik'],
])('the brand %o is tracked as "%s" (acceptance 59)', (coopBrand, expected) =>
  expect(megaMenuClick({ url: '/brands', text: 'Brands', coopBrand }).coop_brand).toBe(expected),
)

test.each([
  [['Femmes'], undefined, 'level 1'],
  [['Femmes', 'Hauts', 'Laine', 'Fine'], undefined, 'level 4'],
  [undefined, 2, 'level 2'],
  [[], 3, 'level 3'],
])('the trail %j or the depth %j is %s (acceptance 115)', (trail, depth, location) =>
  expect(categoryNavigationClick({ url: '/x', text: 'X', trail, depth }).interaction_location).toBe(location),
)
