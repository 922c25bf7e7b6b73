import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))

const profile: ProfileFormProps['profile'] = { name: 'Anna', email: 'a@example.com', locale: 'en', newsletter: 'none' }

test.each([
  ['none', 'Subscribe'],
  ['pending', 'Send again'],
  ['confirmed', 'Unsubscribe'],
] as const)('of a newsletter that is %s the button says %s', (newsletter, says) => {
  const form = <ProfileForm profile={{ ...profile, newsletter }} stores={[]} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
  expect(html).toContain(`>${says}</button>`)
})

test.each([
  [[], true],
  [['stores'], false],
] as const)('in a shop that lacks %j, a favourite store can be chosen: %s', (lacks, isThere) => {
  const form = (
    <Lacks value={lacks}>
      <ProfileForm profile={profile} stores={[{ slug: 'gatineau', name: 'Gatineau' }]} />
    </Lacks>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
  expect(html.includes('name="favouriteStore"')).toBe(isThere)
})
