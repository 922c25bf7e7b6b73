import { inShop } from '../../domain/shop-name.ts'
import { llmsTxt } from '../../domain/seo/llms-txt.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Shop } from '../app/shop.ts'

/** The text of `/{language}/llms.txt`. */
export const readLlmsTxt = async (
  shop: Pick<Shop, 'shell'>,
  locale: Locale,
  { siteUrl, hasAgents }: { siteUrl: string; hasAgents: boolean },
): Promise<string> =>
  llmsTxt(await shop.shell(locale, () => {}), siteUrl, {
    summary: m.llms_summary({}, { locale }),
    help: m.llms_help({}, { locale }),
    data: m.llms_data({}, { locale }),
    feed: m.feed_description(inShop(), { locale }),
    sitemap: m.llms_sitemap({}, { locale }),
    ...(hasAgents && {
      agents: {
        title: m.llms_agents({}, { locale }),
        profile: m.llms_agents_profile({}, { locale }),
        tools: m.llms_agents_tools({}, { locale }),
      },
    }),
  })
