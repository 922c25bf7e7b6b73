import type { Browser, CDPSession, Page } from '@playwright/test'

/** As Lighthouse measures a phone: a slow line, and a processor so many times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 84_000 }
const SLOWER = 4

/** A page of a slow phone on a slow line. Its context is the caller's to close. */
export async function slowPhone(chrome: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session }
}
