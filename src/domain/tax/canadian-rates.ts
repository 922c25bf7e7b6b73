import type { ProvinceCode } from '../address/province.ts'
import type { TaxClass } from './tax-class.ts'
import type { ReducedRate, TaxCode, TaxRate } from './tax-rate.ts'

/*
 * What the shop is filled with; the merchant changes it in the admin. Rates are in millionths. Read from the
 * governments' own pages: each rate names its source and the day from which it is so, and so does each class of goods
 * that it treats apart.
 */
const CRA =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html'
const REBATE = 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/rc4022.html'
const BC = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst'
const SASK =
  'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax'
const MAN = 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html'
const QC = 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/'

/** Where a class of goods is published to be apart. */
const GROCERIES =
  'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/4-3/basic-groceries.html'
const CHILDREN =
  'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/gi-063/point-sale-rebate-on-childrens-goods.html'
const BC_RULES = 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/97_2013_02'
const BC_BULLETINS = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/publications'
const MAN_BULLETINS = 'https://www.gov.mb.ca/finance/taxation/bulletins.html'
const QC_ZERO =
  'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/basic-rules-for-applying-the-gsthst-and-qst/types-of-supplies/zero-rated-supplies/'

/** A class of goods that a tax treats apart: a row with its source. */
export type ClassRule = {
  province: ProvinceCode
  code: TaxCode
  taxClass: TaxClass
  rate: number
  /** In cents a piece, where the law draws a line. */
  upTo?: number
  source: string
}

const FEDERAL = 50_000
const hst = (province: ProvinceCode, taxClass: TaxClass, source: string, rate = FEDERAL, upTo?: number): ClassRule => ({
  province,
  code: 'HST',
  taxClass,
  rate,
  ...(upTo !== undefined && { upTo }),
  source,
})
const free = (province: ProvinceCode, code: TaxCode, taxClass: TaxClass, source: string, upTo?: number): ClassRule => ({
  province,
  code,
  taxClass,
  rate: 0,
  ...(upTo !== undefined && { upTo }),
  source,
})

const groceries = (code: TaxCode, ...provinces: ProvinceCode[]): ClassRule[] =>
  provinces.map((province) => free(province, code, 'basic-groceries', GROCERIES))

/**
 * Every class, province and tax that is not at the tax's own rate. Where the provincial part of HST is paid back at
 * the till, the federal 5 % remain; GST knows basic groceries only.
 */
export const classRules: readonly ClassRule[] = [
  // Memorandum 4.3: food is zero-rated but for what it lists, as snacks and sweets are.
  ...groceries('GST', 'AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'),
  ...groceries('HST', 'NB', 'NL', 'NS', 'ON', 'PE'),

  hst('ON', 'book', REBATE),
  hst('ON', 'childrens-clothing', CHILDREN),
  // Footwear up to $30 a pair.
  hst('ON', 'childrens-footwear', CHILDREN, FEDERAL, 30_00),
  hst('ON', 'diapers', CHILDREN),
  hst('NS', 'book', REBATE),
  hst('NS', 'childrens-clothing', CHILDREN),
  hst('NS', 'childrens-footwear', CHILDREN),
  hst('NS', 'diapers', CHILDREN),
  hst('PE', 'book', REBATE),
  hst('PE', 'childrens-clothing', CHILDREN),
  hst('PE', 'childrens-footwear', CHILDREN),
  hst('NB', 'book', REBATE),
  hst('NL', 'book', REBATE),

  free('BC', 'PST', 'book', BC_RULES),
  // Bulletin PST 201.
  free('BC', 'PST', 'childrens-clothing', BC_RULES),
  free('BC', 'PST', 'childrens-footwear', BC_RULES),
  // Bulletin PST 204, and the electric ones since 21 April 2021.
  free('BC', 'PST', 'bicycle', BC_RULES),
  // Bulletin PST 100, “exempt general safety equipment”: helmets, lights, life jackets, avalanche gear.
  free('BC', 'PST', 'bicycle-helmet', BC_BULLETINS),
  free('BC', 'PST', 'safety-gear', BC_BULLETINS),
  // Bulletin PST 206: food for people, snacks too.
  free('BC', 'PST', 'basic-groceries', BC_BULLETINS),
  free('BC', 'PST', 'snack-food', BC_BULLETINS),

  free('SK', 'PST', 'book', SASK),
  // Bulletin PST-2: basic groceries only, since 1 April 2017; children's clothing is taxed from that day.
  free('SK', 'PST', 'basic-groceries', SASK),

  // Bulletin 001: up to $150 a piece, and nothing of a dearer one.
  free('MB', 'RST', 'childrens-clothing', MAN_BULLETINS, 150_00),
  free('MB', 'RST', 'childrens-footwear', MAN_BULLETINS, 150_00),
  // Bulletin 113: helmets for bicycles since 1 May 2013, baby supplies since 1 July 2013.
  free('MB', 'RST', 'bicycle-helmet', MAN_BULLETINS),
  free('MB', 'RST', 'diapers', MAN_BULLETINS),
  free('MB', 'RST', 'book', MAN),
  free('MB', 'RST', 'basic-groceries', MAN_BULLETINS),

  free('QC', 'QST', 'book', QC_ZERO),
  free('QC', 'QST', 'basic-groceries', QC_ZERO),
  free('QC', 'QST', 'diapers', QC_ZERO),
]

const tax = (province: ProvinceCode, code: TaxCode, rate: number, effectiveFrom: string, source: string): TaxRate => ({
  province,
  code,
  rate,
  reduced: classRules
    .filter((rule) => rule.province === province && rule.code === code)
    .map(({ taxClass, rate: other, upTo }): ReducedRate => ({
      taxClass,
      rate: other,
      ...(upTo !== undefined && { upTo }),
    })),
  taxesShipping: true,
  effectiveFrom,
  source,
})
const gst = (province: ProvinceCode): TaxRate => tax(province, 'GST', FEDERAL, '2008-01-01', CRA)

export const canadianRates: readonly TaxRate[] = [
  gst('AB'),
  gst('NT'),
  gst('NU'),
  gst('YT'),
  gst('BC'),
  tax('BC', 'PST', 70_000, '2013-04-01', BC),
  gst('SK'),
  tax('SK', 'PST', 60_000, '2017-03-23', SASK),
  gst('MB'),
  tax('MB', 'RST', 70_000, '2019-07-01', MAN),
  gst('QC'),
  tax('QC', 'QST', 99_750, '2013-01-01', QC),
  tax('ON', 'HST', 130_000, '2010-07-01', REBATE),
  { ...tax('NS', 'HST', 150_000, '2010-07-01', REBATE), effectiveUntil: '2025-03-31' },
  tax('NS', 'HST', 140_000, '2025-04-01', REBATE),
  tax('NB', 'HST', 150_000, '2016-07-01', REBATE),
  tax('NL', 'HST', 150_000, '2018-01-01', REBATE),
  tax('PE', 'HST', 150_000, '2016-10-01', REBATE),
]
