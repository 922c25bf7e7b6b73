import { expect, test } from 'vitest'
import { isPoBox } from './po-box.ts'

test.each([
  'PO Box 12',
  'P.O. Box 1234',
  'p o box 7',
  'Post Office Box 12 Stn Main',
  'POB 12',
  'Box 120',
  '101 Main St, PO Box 4',
  'C.P. 12',
  'CP 1234 succ. Centre-ville',
  'Case postale 7',
  'case  postale 88',
  'Boîte postale 3',
  'BP 12',
])('%s is a box', (line) => expect(isPoBox(line)).toBe(true))

test.each([
  '12 Box Elder Road',
  '5 Boxwood Street',
  '120, rue de la Poste',
  '44 Post Road',
  '8, rue du Cap',
  'Apt CP',
  'RR 2',
  '700 Boite Street',
  '',
])('%j is not one', (line) => expect(isPoBox(line)).toBe(false))
