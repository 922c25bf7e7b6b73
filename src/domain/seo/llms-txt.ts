import { shopName } from '../shop-name.ts'
import { feedPath } from '../feeds/google-local.ts'
import { languageName, otherLocale, type Locale } from '../locale.ts'
import type { ReadShell } from '../shell/shell.ts'
import { currentVersion, endpointOf, MCP_PATH, profileUrlOf } from '../ucp/version.ts'
import { absoluteUrl } from './absolute-url.ts'

export const llmsPath = (locale: Locale): string => `/${locale}/llms.txt`

type Words = Record<'summary' | 'help' | 'data' | 'feed' | 'sitemap', string> & {
  /** Where agents may order. */
  agents?: Record<'title' | 'profile' | 'tools', string>
}
type Link = { title: string; href: string }

/**
 * What the shop is and where to find what, in Markdown for programs that read with a language model (llmstxt.org): the
 * same departments and pages of help that every page links to, the files that have all products, and where agents order.
 */
export function llmsTxt(
  { locale, navigation, helpMenu, footer }: Pick<ReadShell, 'locale' | 'navigation' | 'helpMenu' | 'footer'>,
  siteUrl: string,
  words: Words,
): string {
  const link = (title: string, href: string) =>
    `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${href.startsWith('/') ? absoluteUrl(siteUrl, href) : href})`
  const section = ([title, links]: [string, readonly Link[]]) => {
    // What a section names twice is there by its first name.
    const byHref = Map.groupBy(links, ({ href }) => href)
    return links.length > 0
      ? [`## ${title}`, [...byHref].map(([href, [first]]) => link(first?.title ?? href, href)).join('\n')]
      : []
  }
  const other = otherLocale(locale)
  const sections = new Map<string, Link[]>()
  const add = (title: string, links: readonly Link[]) => sections.set(title, [...(sections.get(title) ?? []), ...links])
  for (const { title, href, links } of navigation) add(title, [{ title, href }, ...links])
  add(words.help, helpMenu.map(hrefOf))
  for (const { title, links } of footer) add(title, links.map(hrefOf))
  add(words.data, [
    { title: words.feed, href: feedPath('google', locale, 'xml') },
    { title: words.sitemap, href: `/sitemap-${locale}.xml` },
  ])
  if (words.agents)
    add(words.agents.title, [
      { title: words.agents.profile, href: profileUrlOf(siteUrl, currentVersion) },
      { title: words.agents.tools, href: `${endpointOf(siteUrl, currentVersion)}/${MCP_PATH}` },
    ])
  return `${[
    `# ${shopName()}`,
    `> ${words.summary}`,
    link(languageName[other], llmsPath(other)),
    ...[...sections].flatMap(section),
  ].join('\n\n')}\n`
}

const hrefOf = ({ title, url }: { title: string; url: string }): Link => ({ title, href: url })
