// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { VideoButton } from './video-button.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'fr')

test('without JavaScript it is a link to the video; alive it opens the modal, which has an address', async () => {
  const video = {
    title: 'Une journée de portage',
    provider: 'own',
    url: '/video/portage-day.webm',
    width: 1280,
    height: 720,
    file: { type: 'video/webm', captions: { en: '/video/a/en.vtt', fr: '/video/a/fr.vtt' } },
  }
  const router = () => createMemoryRouter([{ path: '*', element: <VideoButton video={video} /> }])
  const alive = router()
  document.body.innerHTML = `<div>${renderToString(<RouterProvider router={router()} />)}</div>`
  const link = document.querySelector('a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/video/portage-day.webm', 'Lire la vidéo'])
  await act(async () => hydrateRoot(document.body.firstElementChild!, <RouterProvider router={alive} />))
  await act(async () => document.querySelector('button')?.click())
  expect(alive.state.location.hash).toBe('#video')
})
