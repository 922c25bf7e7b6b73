import type { ProvinceCode } from '../address/province.ts'
import type { ReducedRate, TaxCode, TaxRate } from './tax-rate.ts'

/* The initial tax rates; the merchant changes them in the admin. Rates are in millionths, read from the
   governments' own pages: each row names its source, and the day from which it applies. */
const CRA =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html'
const REBATE = 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/rc4022.html'
const BC = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst'
const SASK =
  'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax'
const MAN = 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html'
const QC = 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/'

const FEDERAL = 50_000

/** Where the provincial part of HST is rebated at the till, the federal 5 % remains. */
const federalOnly = (...classes: ReducedRate['taxClass'][]): ReducedRate[] =>
  classes.map((taxClass) => ({ taxClass, rate: FEDERAL }))
const free = (...classes: ReducedRate['taxClass'][]): ReducedRate[] =>
  classes.map((taxClass) => ({ taxClass, rate: 0 }))

const gst = (province: ProvinceCode): TaxRate => tax(province, 'GST', FEDERAL, '2008-01-01', CRA)
const tax = (
  province: ProvinceCode,
  code: TaxCode,
  rate: number,
  effectiveFrom: string,
  source: string,
  reduced: ReducedRate[] = [],
): TaxRate => ({ province, code, rate, reduced, taxesShipping: true, effectiveFrom, source })

export const canadianRates: readonly TaxRate[] = [
  gst('AB'),
  gst('NT'),
  gst('NU'),
  gst('YT'),
  gst('BC'),
  tax('BC', 'PST', 70_000, '2013-04-01', BC, free('childrens-clothing', 'childrens-footwear', 'book', 'bicycle')),
  gst('SK'),
  tax('SK', 'PST', 60_000, '2017-03-23', SASK, free('book')),
  gst('MB'),
  tax('MB', 'RST', 70_000, '2019-07-01', MAN, [
    { taxClass: 'childrens-clothing', rate: 0, upTo: 150_00 },
    { taxClass: 'childrens-footwear', rate: 0, upTo: 150_00 },
    ...free('book'),
  ]),
  gst('QC'),
  tax('QC', 'QST', 99_750, '2013-01-01', QC, free('book')),
  // Ontario: footwear up to $30 a pair.
  tax('ON', 'HST', 130_000, '2010-07-01', REBATE, [
    ...federalOnly('childrens-clothing', 'book'),
    { taxClass: 'childrens-footwear', rate: FEDERAL, upTo: 30_00 },
  ]),
  {
    ...tax('NS', 'HST', 150_000, '2010-07-01', REBATE, federalOnly('childrens-clothing', 'childrens-footwear', 'book')),
    effectiveUntil: '2025-03-31',
  },
  tax('NS', 'HST', 140_000, '2025-04-01', REBATE, federalOnly('childrens-clothing', 'childrens-footwear', 'book')),
  tax('NB', 'HST', 150_000, '2016-07-01', REBATE, federalOnly('book')),
  tax('NL', 'HST', 150_000, '2018-01-01', REBATE, federalOnly('book')),
  tax('PE', 'HST', 150_000, '2016-10-01', REBATE, federalOnly('childrens-clothing', 'childrens-footwear', 'book')),
]
