// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ALIVE } from '../../domain/shell/alive.ts'
import { withLateScripts } from './late-scripts.ts'
import { starter } from './late-start.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/font.woff2"/></head>' +
  '<body><script nonce="x">window.data = 1</script><script nonce="x" type="module" async="">import "/a.js";</script></body>'

test.each([page, page.replace('async=""', 'async')])(
  'the module and its preloads wait, and whatever marks the frame’s scripts marks the starter, too',
  (each) => {
    const late = withLateScripts(each)
    expect(late).toContain('<link rel="late" href="/a.js"/>')
    expect(late).toContain('<link rel="preload" href="/font.woff2"/>')
    expect(late).toContain('<script nonce="x">window.data = 1</script>')
    expect(late).toContain('<script nonce="x" type="text/plain" data-late="">import "/a.js";</script>')
    expect(late.match(/<script nonce="x">/g)).toHaveLength(2)
    expect(late).not.toMatch(/modulepreload"|type="module"/)
  },
)

test('a page without scripts of its own is left alone', () =>
  expect(withLateScripts('<body>no script</body>')).toBe('<body>no script</body>'))

const begun = vi.fn()
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  // What an earlier test began is at its end.
  for (const event of ['load', ALIVE]) dispatchEvent(new Event(event))
  vi.runOnlyPendingTimers()
  begun.mockClear()
  document.head.innerHTML = '<link rel="late" href="/a.js">'
  document.body.innerHTML =
    '<button><b>Menu</b></button><a href="#x">Stores</a><script type="text/plain" data-late>1</script>'
  vi.spyOn(document.head, 'append').mockImplementation(begun)
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  new Function(starter)()
})

test('scripts begin when everything has loaded, once', () => {
  expect(begun).not.toHaveBeenCalled()
  for (const _ of [1, 2]) {
    dispatchEvent(new Event('load'))
    vi.runOnlyPendingTimers()
  }
  expect(begun).toHaveBeenCalledOnce()
  expect(document.querySelector('link')?.rel).toBe('modulepreload')
})

test.each(['pointerdown', 'keydown', 'focusin'])('and at once at the first %s', (name) => {
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(begun).toHaveBeenCalledOnce()
})

test('a button that is pressed before React runs is pressed once it does; later presses go through', () => {
  const [button, pressed] = [document.querySelector('button')!, vi.fn()]
  button.addEventListener('click', pressed)
  for (const _ of [1, 2]) click(button.querySelector('b')!)
  expect(pressed).not.toHaveBeenCalled()
  dispatchEvent(new Event(ALIVE))
  expect(pressed).toHaveBeenCalledOnce()
  click(button)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('“one more” is pressed as often as it was', () => {
  const [button, pressed] = [document.querySelector('button')!, vi.fn()]
  button.className = 'quantity-step'
  button.addEventListener('click', pressed)
  for (const _ of [1, 2, 3]) click(button)
  dispatchEvent(new Event(ALIVE))
  vi.runAllTimers()
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('what was typed and chosen before React runs is given to it once it does, in that order, then the press', () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<input type="radio" name="size" value="s"><input type="radio" name="size" value="m"><input name="quantity" value="1">',
  )
  const [small, medium, quantity] = document.querySelectorAll('input')
  const done: string[] = []
  for (const field of [small!, medium!, quantity!])
    for (const type of ['input', 'change', 'blur'])
      field.addEventListener(type, () => done.push(`${type} ${field.checked ? 'checked ' : ''}${field.value}`))
  document.querySelector('button')!.addEventListener('click', () => done.push('press'))
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  for (const field of [small!, medium!]) field.click()
  quantity!.value = '3'
  quantity!.dispatchEvent(new Event('input', { bubbles: true }))
  click(document.querySelector('button')!)
  // What the first drawing does: the field shows what it was drawn with.
  quantity!.value = '1'
  done.length = 0
  dispatchEvent(new Event(ALIVE))
  vi.runAllTimers()
  expect(done).toEqual([
    'input checked s',
    'change checked s',
    'input checked m',
    'change checked m',
    'input 3',
    'change 3',
    'blur 3',
    'press',
  ])
  expect([small!.checked, medium!.checked, quantity!.value]).toEqual([false, true, '3'])
})

test('what was chosen while the page was still arriving is given too', () => {
  dispatchEvent(new Event(ALIVE))
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<input type="radio" name="colour" value="moss" checked><input type="radio" name="colour" value="lake"><input value="1">',
  )
  const [moss, lake, quantity] = document.querySelectorAll('input')
  lake!.checked = true
  quantity!.value = '2'
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  new Function(starter)()
  const given: string[] = []
  for (const field of [moss!, lake!, quantity!]) field.addEventListener('change', () => given.push(field.value))
  dispatchEvent(new Event(ALIVE))
  vi.runAllTimers()
  vi.unstubAllGlobals()
  expect(given).toEqual(['lake', '2'])
})

test('what the browser restores before anybody touched the page is not given again', () => {
  document.body.insertAdjacentHTML('afterbegin', '<input name="sort" value="newest">')
  const changed = vi.fn()
  const field = document.querySelector('input')!
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.addEventListener('change', changed)
  dispatchEvent(new Event(ALIVE))
  vi.runAllTimers()
  expect(changed).not.toHaveBeenCalled()
})

test('a form that was sent without a button is sent once React runs', () => {
  document.body.insertAdjacentHTML('afterbegin', '<form><input name="near"></form>')
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('form')!.addEventListener('submit', sent)
  document.querySelector('form')!.requestSubmit()
  expect(sent).not.toHaveBeenCalled()
  dispatchEvent(new Event(ALIVE))
  expect(sent).toHaveBeenCalledOnce()
})

test('a link needs no script, and does not wait', () => {
  const followed = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('a')!.addEventListener('click', followed)
  click(document.querySelector('a')!)
  expect(followed).toHaveBeenCalledOnce()
})

test('where the scripts do not come, the page does by itself what was pressed', () => {
  const [button, pressed] = [document.querySelector('button')!, vi.fn()]
  button.addEventListener('click', pressed)
  click(button)
  vi.advanceTimersByTime(8000)
  expect(pressed).toHaveBeenCalledOnce()
})
