import { expect, onTestFinished, test } from 'vitest'
import { specifiedColours } from '../../domain/shop-colours.ts'
import { setShopName } from '../../domain/shop-name.ts'
import { mailList } from './mail-page.ts'

test('the pages of stored mails have the main colour of the shop, and its name', async () => {
  onTestFinished(() => setShopName(undefined))
  const specified = await mailList('en', []).text()
  expect(specified).toContain(`a{color:${specifiedColours.main}}`)
  setShopName('Boréal Plein Air', { ...specifiedColours, main: '#7a1f4a' })
  const html = await mailList('fr', []).text()
  expect(html).toContain('<title>Courriels envoyés · Boréal Plein Air</title>')
  expect(html).toContain('a{color:#7a1f4a}')
  expect(html).not.toContain(specifiedColours.main)
})
