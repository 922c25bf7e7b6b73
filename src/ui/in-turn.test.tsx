// @vitest-environment jsdom
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { InTurn, takeOverInTurn, takeOverParts } from './in-turn.tsx'

let drawn: string[] = []
let isReady = false
function Counter({ name }: { name: string }) {
  useEffect(() => void drawn.push(name), [name])
  const [count, setCount] = useState(0)
  return (
    <li>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
    </li>
  )
}

let rename: (name: string) => void = () => undefined
let show: (shown: string[]) => void = () => undefined
function Page() {
  const [title, setTitle] = useState('Gear')
  const [shown, setShown] = useState(['a', 'b', 'c'])
  useEffect(() => {
    rename = setTitle
    show = setShown
    isReady = true
  }, [])
  return (
    <>
      <h1>{title}</h1>
      <ul>
        {shown.map((name) => (
          <InTurn key={name}>
            <Counter name={name} />
          </InTurn>
        ))}
      </ul>
      <p>End</p>
    </>
  )
}

/** The page as the server sent it, taken over but for its parts. */
function sent() {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = `<h1>Gear</h1><ul>${['a', 'b', 'c'].map((name) => `<li><button type="button">${name} 0</button></li>`).join('')}</ul><p>End</p>`
  const before = [...place.querySelectorAll('*')]
  drawn = []
  isReady = false
  takeOverInTurn()
  hydrateRoot(place, <Page />)
  const press = (at: number) => {
    const button = place.querySelectorAll('button')[at]
    button?.click()
    return vi.waitFor(() => expect(button?.textContent).toMatch(/ 1$/))
  }
  return { place, before, press, words: () => place.textContent }
}
const allTaken = () => new Promise<void>((resolve) => takeOverParts(resolve))

test('the parts are taken over one after the other, and every element stays', async () => {
  const { place, before, press, words } = sent()
  await vi.waitFor(() => expect(isReady).toBe(true))
  expect([drawn, words()]).toEqual([[], 'Geara 0b 0c 0End'])
  await allTaken()
  await vi.waitFor(() => expect(drawn).toEqual(['a', 'b', 'c']))
  expect([...place.querySelectorAll('*')]).toEqual(before)
  for (const at of [0, 1, 2]) await press(at)
  expect(words()).toBe('Geara 1b 1c 1End')
})

test('what is drawn again meanwhile loses nothing', async () => {
  const { place, before, press, words } = sent()
  await vi.waitFor(() => expect(isReady).toBe(true))
  rename('Sale')
  await vi.waitFor(() => expect(words()).toBe('Salea 0b 0c 0End'))
  await allTaken()
  expect([...place.querySelectorAll('*')]).toEqual(before)
  await press(2)
  show(['c', 'b'])
  await vi.waitFor(() => expect(words()).toBe('Salec 1b 0End'))
})

test('the first touch takes over all that is left before it gets there', async () => {
  const { place, before, words } = sent()
  dispatchEvent(new Event('pointerdown'))
  await Promise.resolve()
  await vi.waitFor(() => {
    place.querySelectorAll('button')[1]?.click()
    expect(words()).toMatch(/b [1-9]/)
  })
  await allTaken()
  expect([...place.querySelectorAll('*')]).toEqual(before)
})

test('a part that goes before its turn keeps no other waiting', async () => {
  const { press, words } = sent()
  await vi.waitFor(() => expect(isReady).toBe(true))
  show(['b', 'c', 'd'])
  await allTaken()
  await vi.waitFor(() => expect(words()).toBe('Gearb 0c 0d 0End'))
  await press(2)
})

test('what the browser draws itself is drawn at once', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  isReady = false
  hydrateRoot(place, <Page />)
  await vi.waitFor(() => expect(isReady).toBe(true))
  await allTaken()
  show(['x'])
  await vi.waitFor(() => expect(place.textContent).toBe('Gearx 0End'))
})
