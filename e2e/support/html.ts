/** What a test reads from the HTML of a page without a browser. */
export type HtmlAttributes = Record<string, string>

/** The attributes of every element of a name, in the order of the page; names in small letters. */
export function elements(html: string, name: string): HtmlAttributes[] {
  const found = html.matchAll(new RegExp(`<${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi'))
  return [...found].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, attribute = '', value = '']) => [
        attribute.toLowerCase(),
        decoded(value),
      ]),
    ),
  )
}

/** The text of the first element of a name, without the tags in it; undefined if there is none. */
export function textOf(html: string, name: string): string | undefined {
  const inside = new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`).exec(html)?.[1]
  return inside === undefined ? undefined : decoded(inside.replaceAll(/<!--[\s\S]*?-->|<[^>]+>/g, ''))
}

/** What is written on the buttons of a page. */
export const buttonNames = (html: string): string[] =>
  [...html.matchAll(/<button(?=[\s>])[^>]*>([\s\S]*?)<\/button>/g)].map(([, inside = '']) =>
    decoded(inside.replaceAll(/<!--[\s\S]*?-->|<[^>]+>/g, '')).trim(),
  )

/** Every node of JSON-LD; throws where it is not JSON. */
export const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, code = '']) => [JSON.parse(code)].flat() as Record<string, unknown>[],
  )

/** The products that a page shows, each as its HTML. */
export const tilesOf = (html: string): string[] => html.match(/<article[\s\S]*?<\/article>/g) ?? []

/** How many products a listing says it has. */
export const totalOf = (html: string): number =>
  Number(
    /role="status"[^>]*>([\d\s\u00a0,]+) (?:product|produit)s?</.exec(html)?.[1]?.replaceAll(/\D/g, '') ?? Number.NaN,
  )

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
