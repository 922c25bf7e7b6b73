import type { Locale } from '../../domain/locale.ts'
import { centimetres, inches } from '../../domain/size-guides/range-text.ts'
import type { Measure, SizeGuide } from '../../domain/size-guides/size-guide.ts'
import { m } from '../../paraglide/messages.js'

const names: Record<Measure, () => string> = {
  chest: m.measure_chest,
  waist: m.measure_waist,
  hips: m.measure_hips,
  inseam: m.measure_inseam,
  height: m.measure_height,
  foot: m.measure_foot,
  hand: m.measure_hand,
  head: m.measure_head,
}

type SizeGuideViewProps = { guide: SizeGuide; locale: Locale; /** Level of its headings. */ heading: 'h2' | 'h3' }

/** A table of sizes: centimetres, with inches under them, and how to measure. */
export function SizeGuideView({ guide, locale, heading: Heading }: SizeGuideViewProps) {
  return (
    <div className="flex flex-col gap-6">
      {/* Wider than a phone where much is measured; reached by the keyboard, as it scrolls. */}
      <div role="region" aria-label={guide.name} tabIndex={0} className="overflow-x-auto overscroll-x-contain">
        <table className="w-full text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{m.size_guide_caption({ name: guide.name })}</caption>
          <thead>
            <tr className="border-b border-ink text-left align-bottom">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {m.product_size()}
              </th>
              {guide.measures.map((measure) => (
                <th key={measure} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
                  {names[measure]()}
                  <span className="block text-sm font-normal text-ink-soft">{m.size_guide_units()}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {guide.rows.map(({ size, ranges }) => (
              <tr key={size}>
                <th scope="row" className="py-2.5 pr-4 text-left align-top font-semibold whitespace-nowrap">
                  {size}
                </th>
                {ranges.map((range, at) => (
                  <td key={guide.measures[at]} className="py-2.5 pr-4 align-top whitespace-nowrap last:pr-0">
                    {range ? (
                      <>
                        {centimetres(range, locale)}
                        <span className="block text-sm text-ink-soft">
                          {m.size_guide_inches({ range: inches(range, locale) })}
                        </span>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {guide.between && (
        <section>
          <Heading className="font-semibold">{m.size_guide_between()}</Heading>
          <p className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">{guide.between}</p>
        </section>
      )}
      {guide.howTo.length > 0 && (
        <section>
          <Heading className="font-semibold">{m.size_guide_how()}</Heading>
          <ul className="mt-1 max-w-prose list-disc space-y-1 pl-5 text-ink-soft marker:text-line-strong">
            {guide.howTo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
