import type { Page } from '@playwright/test'

/** Collects what a browser complains of from here on: errors, breaches of the policy, requests to other hosts. */
export function complaintsOf(page: Page, host: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser's own word for the page that is missing on purpose, and for what the tests do without
    // (playwright.config.ts).
    if (['error', 'warning'].includes(message.type()) && !/status of 404|Service Worker.*blocked/.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (sent) => {
    if (/^https?:/.test(sent.url()) && new URL(sent.url()).host !== host)
      complaints.push(`${page.url()} asks ${sent.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      complaints.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  return complaints
}
