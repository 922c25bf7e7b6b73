import { expect, type Locator, type Page } from '@playwright/test'
import type { Both, Locale } from '../../src/domain/locale.ts'

/**
 * A block as an editor fills it in: its name in the drawer, the field of its picture or its list if it has one, and
 * its words by their labels.
 */
export type WrittenBlock = {
  block: string
  name: string
  picture?: string
  list?: string
  words: [label: string, text: Both][]
}

const link = { en: '/stores', fr: '/magasins' }
const video = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="640" height="360"></iframe>'
const map = 'https://www.openstreetmap.org/export/embed.html?bbox=-75.8%2C45.3%2C-75.6%2C45.5'
const form = (label: string, send: string) =>
  `<form action="https://formspree.io/f/sample" method="post"><label for="n">${label}</label><input id="n" name="name" required><button type="submit">${send}</button></form>`

/** The nine slices of the specification (section 3). */
export const nineSlices: WrittenBlock[] = [
  {
    block: 'Text',
    name: 'copy',
    list: 'Add Text',
    words: [
      [
        'Text',
        {
          en: '## Before the first snow\n\nCheck the *edges*.',
          fr: '## Avant la première neige\n\nVérifiez les *carres*.',
        },
      ],
    ],
  },
  {
    block: 'Picture',
    name: 'picture',
    picture: 'picture',
    words: [
      ['Caption', { en: 'Taken in January.', fr: 'Prise en janvier.' }],
      ['Link', link],
    ],
  },
  {
    block: 'Portrait picture',
    name: 'upright',
    picture: 'vert_image',
    words: [['Text', { en: 'Beside the picture.', fr: 'À côté de l’image.' }]],
  },
  {
    block: 'Buttons',
    name: 'buttons',
    list: 'Add Item',
    words: [
      ['Label', { en: 'Find a store', fr: 'Trouver un magasin' }],
      ['Link', link],
    ],
  },
  {
    block: 'Video',
    name: 'video',
    words: [
      ['Title', { en: 'How to wax', fr: 'Comment farter' }],
      ['Address or embed code', { en: video, fr: video }],
    ],
  },
  {
    block: 'Embedded page',
    name: 'map',
    words: [
      ['Address', { en: map, fr: map }],
      ['Title', { en: 'Map of Ottawa', fr: 'Carte d’Ottawa' }],
    ],
  },
  {
    block: 'Notice',
    name: 'notice',
    words: [['Text', { en: 'The lifts open on Friday.', fr: 'Les remontées ouvrent vendredi.' }]],
  },
  {
    block: 'Embedded form',
    name: 'form',
    words: [['Embed code', { en: form('Name', 'Send'), fr: form('Nom', 'Envoyer') }]],
  },
  {
    block: 'FAQ (question and answer)',
    name: 'question',
    words: [
      ['Question', { en: 'Do you mount bindings?', fr: 'Posez-vous les fixations ?' }],
      ['Answer', { en: 'Yes, while you wait.', fr: 'Oui, sur place.' }],
    ],
  },
]

const rowOf = (editor: Page, at: number): Locator => editor.locator(`#layout-row-${at}`)

/** Adds a block by the drawer, gives it its name and its picture, and opens its list. */
export async function addBlock(editor: Page, at: number, { block, name, picture, list }: WrittenBlock): Promise<void> {
  await editor.getByRole('button', { name: 'Add Section' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: block, exact: true }).click()
  const row = rowOf(editor, at)
  await row.locator(`input[name="layout.${at}.blockName"]`).fill(name)
  if (picture) await choosePicture(editor, row)
  if (list) await row.getByRole('button', { name: list }).click()
}

async function choosePicture(editor: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Choose from existing' }).click()
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: /^scene-/ })
    .first()
    .click()
  await expect(row.getByText(/^scene-/).first()).toBeVisible()
}

/** Writes the words of a block in the language of the form, where they are not there. */
export async function writeBlock(editor: Page, locale: Locale, at: number, { words }: WrittenBlock): Promise<void> {
  for (const [label, text] of words) {
    const field = rowOf(editor, at).getByRole('textbox', { name: new RegExp(`^${label}\\b`) })
    if ((await field.inputValue()) !== text[locale]) await field.fill(text[locale])
  }
}

/**
 * The words and pictures of the nine slices as a draft holds them. A form that was still reading its state when they
 * came has lost them: they are given until all are saved.
 */
export async function saveWords(editor: Page, locale: Locale, draft: () => Promise<string>): Promise<void> {
  await expect(async () => {
    for (const [at, block] of nineSlices.entries()) {
      const row = rowOf(editor, at)
      if (block.picture && (await row.getByText(/^scene-/).count()) === 0) await choosePicture(editor, row)
      await writeBlock(editor, locale, at, block)
    }
    const saved = await draft()
    const layout = (JSON.parse(saved) as { docs: { layout: Record<string, unknown>[] }[] }).docs[0]?.layout
    for (const [at, { picture }] of nineSlices.entries()) if (picture) expect(layout?.[at]?.[picture]).toBeTruthy()
    for (const { words } of nineSlices)
      for (const [, text] of words) expect(saved).toContain(JSON.stringify(text[locale]).slice(1, -1))
  }).toPass({ timeout: 120_000 })
}

/**
 * Opens the drawer “Schedule Publish” and schedules the page for the minute that is now: it is due when the shop next
 * looks at the schedule. That a later one waits, and that a page is taken off, is proven in scheduled.int.test.ts.
 */
export async function schedulePublish(editor: Page): Promise<void> {
  await editor.locator('#action-save').locator('xpath=following::button[1]').click()
  await editor.getByRole('button', { name: 'Schedule Publish' }).click()
  const drawer = editor.getByRole('dialog')
  await drawer.getByText('Publish', { exact: true }).click()
  const time = drawer.locator('#time input')
  await time.fill(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Toronto' })
      .format(Date.now())
      .replaceAll('\u202f', ' '),
  )
  await time.press('Enter')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText(/scheduled successfully/i)).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).last().click()
}
