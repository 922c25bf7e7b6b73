/** React's interface as the shop has it, and `act`, which only tests import from it. */
export * from './react-on-preact.mjs'
export { default } from './react-on-preact.mjs'
export { act } from 'preact/test-utils'
