import type { BrowserContext } from '@playwright/test'

/** Answers the question of cookies beforehand, as a shopper did on an earlier visit. */
export const answerConsent = (context: BrowserContext, baseURL: string | undefined, analytics: 0 | 1): Promise<void> =>
  context.addCookies([
    {
      name: 'OptanonConsent',
      value: `groups=C0001%3A1%2CC0002%3A${analytics}%2CC0003%3A0%2CC0004%3A0`,
      url: baseURL ?? 'http://127.0.0.1:3000',
    },
  ])
