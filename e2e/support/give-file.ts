import { expect, type Locator } from '@playwright/test'

type File = string | { name: string; mimeType: string; buffer: Buffer }

/** Gives a file by a button that asks for one, as soon as the page is alive: before, a press leads nowhere. */
export const giveFile = (button: Locator, file: File): Promise<void> =>
  expect(async () => {
    const [chooser] = await Promise.all([button.page().waitForEvent('filechooser', { timeout: 1500 }), button.click()])
    await chooser.setFiles(file)
  }).toPass({ timeout: 30_000 })
