import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  initialNavState,
  isDimmed,
  menuIsOpen,
  navReducer,
  showsActive,
  type NavAction,
  type NavState,
} from './nav-state.ts'

const after = (...actions: NavAction[]): NavState => actions.reduce(navReducer, initialNavState)
const click = (item: string, megaMenu?: 'subNav' | 'brands' | 'about'): NavAction => ({
  type: 'click-top-item',
  item,
  megaMenu,
})
const items = ['gear', 'brands', 'deals']
const setters: NavAction[] = [
  { type: 'set', key: 'activeTopItem', value: 'gear' },
  { type: 'set', key: 'activeSubItem', value: 'tents' },
  { type: 'set', key: 'subNavExpanded', value: true },
  { type: 'set', key: 'megaMenuExpanded', value: true },
  { type: 'set', key: 'menuType', value: 'brands' },
  { type: 'set', key: 'headerHeight', value: 96 },
  { type: 'set', key: 'subNavHeight', value: 48 },
  { type: 'set', key: 'openPanels', value: ['cart'] },
  { type: 'set', key: 'toggledSubMenus', value: ['women', 'men'] },
  { type: 'set', key: 'isAtTop', value: false },
  { type: 'set', key: 'mouseOverNav', value: true },
]

test.each(setters)('%o changes that value only (acceptance 87)', (setter) => {
  if (setter.type !== 'set') throw new Error('not a setter')
  expect(navReducer(initialNavState, setter)).toEqual({ ...initialNavState, [setter.key]: setter.value })
  expect(initialNavState[setter.key]).not.toEqual(setter.value)
})

test('every value of the state has a setter (acceptance 87)', () =>
  expect(setters.flatMap((setter) => ('key' in setter ? setter.key : [])).sort()).toEqual(
    Object.keys(initialNavState).sort(),
  ))

// acceptance 84, 85
test.each<[string, NavAction[], Partial<NavState>]>([
  [
    'a brands item opens the mega-menu',
    [click('brands', 'brands')],
    { activeTopItem: 'brands', menuType: 'brands', megaMenuExpanded: true, subNavExpanded: false },
  ],
  [
    'an about item opens the mega-menu',
    [click('about', 'about')],
    { menuType: 'about', megaMenuExpanded: true, subNavExpanded: false },
  ],
  [
    'a sub-nav item opens the sub-nav instead',
    [click('gear', 'subNav')],
    { activeTopItem: 'gear', menuType: 'subNav', megaMenuExpanded: false, subNavExpanded: true },
  ],
  [
    'the active item collapses',
    [click('brands', 'brands'), click('brands', 'brands')],
    { megaMenuExpanded: false, subNavExpanded: false },
  ],
  [
    'the active sub-nav item collapses',
    [click('gear', 'subNav'), { type: 'set', key: 'subNavHeight', value: 48 }, click('gear', 'subNav')],
    { subNavExpanded: false, subNavHeight: 0 },
  ],
  [
    'a third click opens it again',
    [click('brands', 'brands'), click('brands', 'brands'), click('brands', 'brands')],
    { activeTopItem: 'brands', megaMenuExpanded: true },
  ],
  [
    'an item closed by "dismiss nav" opens on the next click',
    [click('brands', 'brands'), { type: 'dismiss-nav' }, click('brands', 'brands')],
    { megaMenuExpanded: true },
  ],
  [
    'another item takes over',
    [click('brands', 'brands'), click('gear', 'subNav')],
    { activeTopItem: 'gear', menuType: 'subNav', megaMenuExpanded: false, subNavExpanded: true },
  ],
  [
    'another item forgets the sub item',
    [click('gear', 'subNav'), { type: 'set', key: 'activeSubItem', value: 'tents' }, click('brands', 'brands')],
    { activeSubItem: undefined },
  ],
  [
    'a plain link opens nothing and closes what was open',
    [click('brands', 'brands'), click('deals')],
    { activeTopItem: 'deals', menuType: undefined, megaMenuExpanded: false, subNavExpanded: false },
  ],
])('%s (acceptance 84)', (_, actions, state) => expect(after(...actions)).toMatchObject(state))

const everythingOpen = after(...setters)

test('"dismiss nav" collapses the sub-nav, sets its height to 0, closes the mega-menu, and nothing else (acceptance 87)', () =>
  expect(navReducer(everythingOpen, { type: 'dismiss-nav' })).toEqual({
    ...everythingOpen,
    subNavExpanded: false,
    subNavHeight: 0,
    megaMenuExpanded: false,
  }))

test('"dismiss mega-nav" sets only the mega-menu flag to false (acceptance 87)', () =>
  expect(navReducer(everythingOpen, { type: 'dismiss-mega-nav' })).toEqual({
    ...everythingOpen,
    megaMenuExpanded: false,
  }))

test('opening one panel closes the other (acceptance 36)', () => {
  const both = after({ type: 'open-panel', panel: 'mobile-menu' }, { type: 'open-panel', panel: 'cart' })
  expect(both.openPanels).toEqual(['cart'])
  expect(navReducer(both, { type: 'close-panel', panel: 'mobile-menu' }).openPanels).toEqual(['cart'])
  expect(navReducer(both, { type: 'close-panel', panel: 'cart' }).openPanels).toEqual([])
  expect(after({ type: 'set', key: 'openPanels', value: ['mobile-menu', 'cart'] }).openPanels).toEqual(['cart'])
})

test.each(['mobile-menu', 'cart'] as const)(
  'a route change closes the %s panel and any menu (acceptance 89)',
  (panel) => {
    const state = after(
      click('brands', 'brands'),
      { type: 'set', key: 'headerHeight', value: 96 },
      { type: 'open-panel', panel },
      { type: 'route-changed' },
    )
    expect(state).toMatchObject({ openPanels: [], megaMenuExpanded: false, subNavExpanded: false, headerHeight: 96 })
  },
)

test('Escape closes the panel first, then the menu (acceptance 91)', () => {
  const once = navReducer(after(click('brands', 'brands'), { type: 'open-panel', panel: 'cart' }), { type: 'escape' })
  expect(once).toMatchObject({ openPanels: [], megaMenuExpanded: true })
  expect(navReducer(once, { type: 'escape' })).toMatchObject({ megaMenuExpanded: false })
})

test('a sub-menu toggles open and shut by itself', () => {
  const toggle = (item: string): NavAction => ({ type: 'toggle-sub-menu', item })
  expect(after(toggle('women'), toggle('men')).toggledSubMenus).toEqual(['women', 'men'])
  expect(after(toggle('women'), toggle('men'), toggle('women')).toggledSubMenus).toEqual(['men'])
})

// acceptance 85, 86: [active, dimmed]
test.each<[string, NavAction[], string[], string[]]>([
  ['nothing open', [], [], []],
  ['mega-menu open', [click('brands', 'brands')], ['brands'], ['gear', 'deals']],
  ['sub-nav open', [click('gear', 'subNav')], ['gear'], ['brands', 'deals']],
  ['collapsed again', [click('gear', 'subNav'), click('gear', 'subNav')], [], []],
  ['active but not expanded', [{ type: 'set', key: 'activeTopItem', value: 'gear' }], [], []],
  [
    'expanded but none active: all stay within reach of the keyboard',
    [{ type: 'set', key: 'megaMenuExpanded', value: true }],
    [],
    [],
  ],
])('%s: active %j, dimmed %j (acceptance 85, 86)', (_, actions, active, dimmed) => {
  const state = after(...actions)
  expect(items.filter((item) => showsActive(state, item))).toEqual(active)
  expect(items.filter((item) => isDimmed(state, item))).toEqual(dimmed)
})

const anyItem = fc.constantFrom(...items)
const anyType = fc.constantFrom('subNav' as const, 'brands' as const, 'about' as const, undefined)
const anyPanel = fc.constantFrom('mobile-menu' as const, 'cart' as const)
const set = <Key extends keyof NavState>(key: Key, value: fc.Arbitrary<NavState[Key]>) =>
  fc.record({ type: fc.constant('set' as const), key: fc.constant(key), value })
const anyAction: fc.Arbitrary<NavAction> = fc.oneof(
  fc.record({ type: fc.constant('click-top-item' as const), item: anyItem, megaMenu: anyType }),
  fc.record({ type: fc.constantFrom('open-panel' as const, 'close-panel' as const), panel: anyPanel }),
  fc.record({ type: fc.constant('toggle-sub-menu' as const), item: anyItem }),
  fc.record({
    type: fc.constantFrom(
      'dismiss-nav' as const,
      'dismiss-mega-nav' as const,
      'route-changed' as const,
      'escape' as const,
    ),
  }),
  set('activeTopItem', fc.option(anyItem, { nil: undefined })),
  set('activeSubItem', fc.option(anyItem, { nil: undefined })),
  set('subNavExpanded', fc.boolean()),
  set('megaMenuExpanded', fc.boolean()),
  set('menuType', anyType),
  set('headerHeight', fc.double()),
  set('subNavHeight', fc.double()),
  set('openPanels', fc.array(anyPanel, { maxLength: 3 })),
  set('toggledSubMenus', fc.array(anyItem, { maxLength: 4 })),
  set('isAtTop', fc.boolean()),
  set('mouseOverNav', fc.boolean()),
)

/** The broken invariants, in words; empty for a valid state. */
const wrongs = (state: NavState): string[] => {
  const dimmed = items.filter((item) => isDimmed(state, item))
  return Object.entries({
    'two panels are open': state.openPanels.length > 1,
    'a dimmed item shows active': dimmed.some((item) => showsActive(state, item)),
    'two items show active': items.filter((item) => showsActive(state, item)).length > 1,
    'no item is within reach of the keyboard': dimmed.length === items.length,
    'something is dimmed with no menu open': dimmed.length > 0 && !menuIsOpen(state),
    'a height is not a number of pixels': !(state.headerHeight >= 0 && state.subNavHeight >= 0),
    'a sub-menu is toggled twice': new Set(state.toggledSubMenus).size !== state.toggledSubMenus.length,
    'a value went missing': Object.keys(state).length !== 11,
  }).flatMap(([wrong, is]) => (is ? wrong : []))
}

test('a walk of 10,000 actions reaches no forbidden state', () =>
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: 10_000, maxLength: 10_000, size: 'max' }), (actions) => {
      actions.reduce((state, action) => {
        const next = navReducer(Object.freeze(state), action)
        expect(wrongs(next), JSON.stringify({ state, action })).toEqual([])
        if (action.type === 'route-changed') expect(next.openPanels.length === 0 && !menuIsOpen(next)).toBe(true)
        return next
      }, initialNavState)
    }),
    { numRuns: 2, endOnFailure: true },
  ))
