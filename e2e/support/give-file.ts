import { expect, type FileChooser, type Locator } from '@playwright/test'

type Files = Parameters<FileChooser['setFiles']>[0]

/** Gives files by a button that asks for them, as soon as the page is alive: before, a press leads nowhere. */
export const giveFile = (button: Locator, files: Files): Promise<void> =>
  expect(async () => {
    const [chooser] = await Promise.all([button.page().waitForEvent('filechooser', { timeout: 1500 }), button.click()])
    await chooser.setFiles(files)
  }).toPass({ timeout: 30_000 })
