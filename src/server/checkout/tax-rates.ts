import type { Payload } from 'payload'
import type { DocOf } from '../../cms/from-doc/doc-of.ts'
import type { ProvinceCode } from '../../domain/address/province.ts'
import { isProvinceCode } from '../../domain/address/province.ts'
import { canadianRates } from '../../domain/tax/canadian-rates.ts'
import { taxClasses } from '../../domain/tax/tax-class.ts'
import { ratesFor, taxCodes, type TaxCode, type TaxRate } from '../../domain/tax/tax-rate.ts'
import type { Day } from '../../domain/time.ts'
import { readAll } from '../database/read-all.ts'
import { ReadOnce } from '../feed/read-once.ts'

type RateDoc = DocOf<'tax-rates'>

/** The merchant's tax rates, in memory until the change feed reports a change. */
export class TaxRates {
  readonly #rates = new ReadOnce(() => this.#read())

  constructor(private readonly payload: () => Promise<Payload>) {}

  async for(province: ProvinceCode, day: Day): Promise<TaxRate[]> {
    return ratesFor(await this.#rates.get(), province, day)
  }

  forget(): void {
    this.#rates.forget()
  }

  /** The number under which the shop collects a tax, as it is when an order is placed. */
  async registrations(): Promise<(code: TaxCode, province: ProvinceCode | undefined) => string | undefined> {
    const numbers = await (await this.payload()).findGlobal({ slug: 'tax-settings', overrideAccess: true })
    const provincial = { BC: numbers.bc, SK: numbers.sk, MB: numbers.mb } as Partial<
      Record<ProvinceCode, string | null>
    >
    return (code, province) => {
      const number = {
        GST: numbers.gst,
        HST: numbers.gst,
        QST: numbers.qst,
        PST: province && provincial[province],
        RST: province && provincial[province],
      }[code]
      return number || undefined
    }
  }

  async #read(): Promise<TaxRate[]> {
    const docs = await readAll(await this.payload(), 'tax-rates')
    // A shop whose merchant has written none yet charges what the governments publish.
    return docs.length === 0 ? [...canadianRates] : docs.flatMap(rateFromDoc)
  }
}

const ppm = (percent: number) => Math.round(percent * 10_000)

function rateFromDoc(doc: RateDoc): TaxRate[] {
  const code = taxCodes.find((one) => one === doc.code)
  if (!isProvinceCode(doc.province) || !code) return []
  const reduced = (doc.reduced ?? []).flatMap(({ taxClass, percent, upTo }) => {
    const known = taxClasses.find((one) => one === taxClass)
    return known ? [{ taxClass: known, rate: ppm(percent), ...(upTo !== null && upTo !== undefined && { upTo }) }] : []
  })
  return [
    {
      province: doc.province,
      code,
      rate: ppm(doc.percent),
      reduced,
      taxesShipping: doc.taxesShipping !== false,
      effectiveFrom: doc.effectiveFrom,
      ...(doc.effectiveUntil && { effectiveUntil: doc.effectiveUntil }),
      source: doc.source,
    },
  ]
}
