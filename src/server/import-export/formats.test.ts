import { expect, test } from 'vitest'
import { formatOf, isExportFormat } from './formats.ts'

test.each([
  ['\uFEFF{"code":"5101-204","title":{}}\n{', 'products'],
  ['\n  {"variants":[', 'products'],
  ['"slug","name_en","name_fr"\r\n"hull"', 'stores'],
  ['\uFEFFsku;location;quantity\nA;online;1', 'stock'],
  ['location\tquantity\tsku', 'stock'],
  ['\uFEFF"code";"title_en";"sku";"price"\n', 'products-csv'],
  ['[{"title":"Soldes","url":"/fr/soldes"}]', 'menu-fr'],
  ['[ { "title": "Deals", "url" : "https://shop.example.ca/en/deals" } ]', 'menu-en'],
  ['[{"title":"Deals","url":"/deals"}]', undefined],
  ['\uFEFFHandle,Title,Body (HTML),Variant Price\nshirt,Shirt,,50', 'shopify'],
  ['\uFEFFHandle;Title;Vendor', 'shopify'],
  ['Variant SKU,Variant Grams', 'shopify'],
  ['"Handle"\t"Variant Price"', 'shopify'],
  ['Title,Vendor,Type,Tags,Status', undefined],
  ['title,body,rating,review_date,reviewer_name,product_handle', 'reviews'],
  ['\uFEFFProduct ID;Review Score;Review Creation Date', 'reviews'],
  ['name,price\nA,1', undefined],
  ['<html>', undefined],
  ['', undefined],
])('%j is %s', (head, format) => expect(formatOf(head)).toBe(format))

test('a name of a format', () => {
  expect(isExportFormat('menu-fr')).toBe(true)
  expect(isExportFormat('menu-de')).toBe(false)
  expect(isExportFormat(undefined)).toBe(false)
})
