import { expect, test } from 'vitest'
import { boundMessage, plainTexts, withTexts } from './one-language.ts'

const texts = plainTexts({
  close: 'Fermer « tout »',
  left: '{count} restants',
  items: [{ match: { 'count=one': 'un', 'count=*': 'plusieurs' } }],
  escaped: String.raw`\{`,
})

test('Only what always says the same is a plain text', () => {
  expect(texts).toEqual({ close: 'Fermer « tout »' })
})

test('A plain text takes the place of its message, anything else is called as before', () => {
  const code = '<p title={m.left({ count })}>{m.close()}</p>; const later = m.close; form.close(); m.items()'
  expect(withTexts(code, texts)).toBe(
    '<p title={m.left({ count })}>{"Fermer « tout »"}</p>; const later = m.close; form.close(); m.items()',
  )
})

test('A message is bound to one language, or refused when it is written in another form', () => {
  const code = [
    'const en_left = (i) => `${i?.count} left`;',
    'const fr_left = (i) => `${i?.count} restants`;',
    'export const left = ((inputs, options = {}) => getLocale() === "fr" ? fr_left(inputs) : en_left(inputs));',
  ].join('\n')
  const bound = boundMessage(code, 'left', 'fr')
  expect(bound).toContain('export const left = fr_left;')
  expect(bound).not.toContain('getLocale')
  expect(boundMessage('export function left() {}', 'left', 'fr')).toBeUndefined()
})
