import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webm } from '../testing/uploads.ts'
import { ebmlDocType } from './ebml-doc-type.ts'

const EBML = '1a45dfa3'
const short = (length: number) => (0x80 + length).toString(16)
const long = (length: number) => `01${length.toString(16).padStart(14, '0')}`
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')
/** An element; its length takes one byte, or eight. */
const element = (id: string, inside: string, size = short) => `${id}${size(inside.length / 2)}${inside}`
const version = (size = short) => element('4286', '01', size)
const docType = (kind: string, size = short) => element('4282', hex(kind), size)
const film = readFileSync(new URL('../../../seed/film/portage-day.webm', import.meta.url))
const whole = element(EBML, version() + docType('webm'))

test.each([
  ['of the shop’s own film, whose lengths take eight bytes', film.toString('hex'), 'webm'],
  ['of an upload of the tests', webm.toString('hex'), 'webm'],
  ['with lengths of one byte', whole, 'webm'],
  ['with lengths of eight', element(EBML, version(long) + docType('webm', long), long), 'webm'],
  [
    'behind a long element of another kind',
    element(EBML, element('ec', '00'.repeat(90), long) + docType('webm'), long),
    'webm',
  ],
  ['filled up with zeros', element(EBML, docType('webm\0\0')), 'webm'],
  ['of a Matroska film', element(EBML, docType('matroska', long), long), 'matroska'],
  [
    'of a Matroska film that speaks of webm',
    element(EBML, docType('matroska') + element('ec', hex('webm'))),
    'matroska',
  ],
])('the kind %s is read', (_, file, kind) => expect(ebmlDocType(Buffer.from(file, 'hex'))).toBe(kind))

test.each([
  ['nothing', ''],
  ['its id alone', EBML],
  ['a head that ends within its own length', `${EBML}0100`],
  ['a head that ends within its kind', whole.slice(0, -2)],
  ['a head without a kind', element(EBML, version())],
  ['a kind that is longer than the head', element(EBML, `428288${hex('webm')}`)],
  ['a head of no known length', `${EBML}ff${docType('webm')}`],
  ['a head of no known length in eight bytes', `${EBML}01ffffffffffffff${docType('webm')}`],
  ['a head longer than any', element(EBML, docType('webm') + element('ec', '00'.repeat(1024), long), long)],
  ['a length without its first bit', `${EBML}00${docType('webm')}`],
  ['an id without its first bit', element(EBML, `00${docType('webm')}`)],
  ['a kind outside the head', element(EBML, version()) + docType('webm')],
  ['another file', hex('<!doctype html> webm')],
])('%s has none', (_, file) => expect(ebmlDocType(Buffer.from(file, 'hex'))).toBeUndefined())
