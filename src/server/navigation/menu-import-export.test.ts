import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { menuImportExport } from './menu-import-export.ts'

// What is refused here never comes to the database.
test.each([
  ['[]', { message: expect.stringContaining('Le fichier ne contient aucun menu') as string }],
  ['[{\n"title" 1}]', { message: expect.stringContaining('ligne 2, colonne 9') as string }],
  [
    JSON.stringify([{ title: 'Hiver', url: '/produits', subnav: [{ url: '/a' }], groups: [{ title: 'Skis' }] }]),
    {
      message: expect.stringContaining('ne sont pas des liens') as string,
      errors: [
        { message: 'Hiver › lien 1\u00a0: sans titre' },
        { message: 'Hiver › Skis\u00a0: sans adresse ni liens' },
      ],
    },
  ],
])('an editor whose admin is in French reads in French what is wrong with %j', async (file, refusal) => {
  const { handler } = menuImportExport.find(({ path }) => path === '/import/:language')!
  const answer = await handler({
    user: { id: 1, collection: 'users', role: 'editor' },
    i18n: { language: 'fr' },
    routeParams: { language: 'fr' },
    text: async () => file,
  } as unknown as PayloadRequest)
  expect([answer.status, await answer.json()]).toEqual([400, refusal])
})
