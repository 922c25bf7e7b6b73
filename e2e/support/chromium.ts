/**
 * What only costs time in a browser that nobody looks at. A window of Chromium's own has an address bar with a menu
 * that is a page, which took as long to load as a page of the shop, for every test, and keeps a process ready for a
 * next site.
 */
const forPeople = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright itself turns off: Chromium takes the last list it is given only. */
const byPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...forPeople, ...byPlaywright].join()}`,
  // A page of a test lives for seconds: to optimize its code took a tenth of all the work, a quarter where axe reads it,
  // and was thrown away. So did collecting the little garbage it makes.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16 --semi-space-growth-factor=4',
]
