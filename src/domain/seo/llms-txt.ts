import { shopName } from '../shop-name.ts'
import { feedPath } from '../feeds/google-local.ts'
import { languageName, otherLocale, type Locale } from '../locale.ts'
import type { ReadShell } from '../shell/shell.ts'
import { absoluteUrl } from './absolute-url.ts'

export const llmsPath = (locale: Locale): string => `/${locale}/llms.txt`

type Words = { summary: string; help: string; data: string; feed: string; sitemap: string }

/**
 * What the shop is and where to find what, in Markdown for programs that read with a language model (llmstxt.org): the
 * same departments and pages of help that every page links to, and the files that have all products.
 */
export function llmsTxt(
  { locale, navigation, helpMenu, footer }: Pick<ReadShell, 'locale' | 'navigation' | 'helpMenu' | 'footer'>,
  siteUrl: string,
  words: Words,
): string {
  const link = (title: string, href: string) =>
    `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${href.startsWith('/') ? absoluteUrl(siteUrl, href) : href})`
  const section = (title: string, links: readonly string[]) =>
    links.length > 0 ? [`## ${title}`, [...new Set(links)].join('\n')] : []
  const other = otherLocale(locale)
  return `${[
    `# ${shopName()}`,
    `> ${words.summary}`,
    link(languageName[other], llmsPath(other)),
    ...navigation.flatMap(({ title, href, links }) =>
      section(title, [link(title, href), ...links.map((each) => link(each.title, each.href))]),
    ),
    ...section(
      words.help,
      helpMenu.map(({ title, url }) => link(title, url)),
    ),
    ...footer.flatMap(({ title, links }) =>
      section(
        title,
        links.map((each) => link(each.title, each.url)),
      ),
    ),
    ...section(words.data, [
      link(words.feed, feedPath('google', locale, 'xml')),
      link(words.sitemap, `/sitemap-${locale}.xml`),
    ]),
  ].join('\n\n')}\n`
}
