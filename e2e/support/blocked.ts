import type { Page } from '@playwright/test'

/** What the browser blocks because the page's policy forbids it, as it happens. */
export async function blocked(page: Page): Promise<string[]> {
  const found: string[] = []
  page.on('console', (message) => void (/Content.Security.Policy/i.test(message.text()) && found.push(message.text())))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
    ),
  )
  return found
}
