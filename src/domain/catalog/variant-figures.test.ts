import { expect, test } from 'vitest'
import { copiedCells, figureOf, figureText, pastedCells, type VariantFigure } from './variant-figures.ts'

test.each<[VariantFigure, string, unknown]>([
  ['price', '91.25', 9125],
  ['price', '1 299,95 $', 129_995],
  ['price', '$1,299.95', 129_995],
  ['price', '', null],
  ['price', 'twelve', undefined],
  ['price', '-5', undefined],
  ['salePrice', ' 79,9 ', 7990],
  ['weightGrams', '1250', 1250],
  ['weightGrams', '1 250 g', 1250],
  ['weightGrams', '1,25 kg', 1250],
  ['weightGrams', '1.25 kg', 1250],
  ['weightGrams', 'heavy', undefined],
  ['stock', '12', 12],
  ['stock', '1,200', 1200],
  ['stock', '1 200', 1200],
  ['stock', '1.5', undefined],
  ['stock', '3 kg', undefined],
  ['stock', '1000000', undefined],
  ['stock', '', null],
  ['sku', ' A-1 ', 'A-1'],
  ['sku', '', null],
  ['offered', 'oui', true],
  ['offered', '0', false],
  ['offered', 'maybe', undefined],
])('%s typed as “%s” is %s', (figure, text, value) => expect(figureOf(figure, text)).toBe(value))

test.each<[VariantFigure, unknown, string, string]>([
  ['price', 9125, '91.25', '91,25'],
  ['price', null, '', ''],
  ['weightGrams', 1250, '1250', '1250'],
  ['stock', 0, '0', '0'],
  ['clearance', true, '1', '1'],
  ['sku', 'A-1', 'A-1', 'A-1'],
])('%s of %s is written %s, in French %s', (figure, value, en, fr) =>
  expect([figureText(figure, value, 'en'), figureText(figure, value, 'fr')]).toEqual([en, fr]),
)

test.each([
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['91,25', [['91,25']]],
  [
    '"a ""b"""\t\n\t2',
    [
      ['a "b"', ''],
      ['', '2'],
    ],
  ],
])('the block %j has the cells %j', (text, cells) => expect(pastedCells(text)).toEqual(cells))

test('a block goes out as it came in', () =>
  expect(
    pastedCells(
      copiedCells([
        ['1', '2'],
        ['3', ''],
      ]),
    ),
  ).toEqual([
    ['1', '2'],
    ['3', ''],
  ]))
