import type { PublicSettings } from '../../domain/shell/settings.ts'
import type { Env } from './env.ts'

/** The part of the environment that every page may know. */
export const publicSettings = ({
  GTM_ID,
  ONETRUST_ID,
  ALGOLIA_APP_ID,
  ALGOLIA_SEARCH_KEY,
  CHATBOT,
  MAP_STYLE_URL,
  NODE_ENV,
  OFFLINE_PAGE,
  gateway,
}: Env): PublicSettings => ({
  ...(GTM_ID && { gtmId: GTM_ID }),
  ...(ONETRUST_ID && { oneTrustId: ONETRUST_ID }),
  ...(ALGOLIA_APP_ID &&
    ALGOLIA_SEARCH_KEY && { hostedSearch: { appId: ALGOLIA_APP_ID, searchKey: ALGOLIA_SEARCH_KEY } }),
  ...(MAP_STYLE_URL && { mapStyleUrl: MAP_STYLE_URL }),
  // In development each page is to come from the server, and the worker would outlive it on its address.
  ...(OFFLINE_PAGE === 'on' && NODE_ENV === 'production' && { offlinePage: true as const }),
  ...(gateway !== 'test' && { cardForm: gateway }),
  chatbot: CHATBOT === 'on',
})
