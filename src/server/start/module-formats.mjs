import { registerHooks } from 'node:module'

/**
 * Before Node loads a file of a package it reads the package’s format, and for that parses all that the package exports,
 * each time: of drizzle-orm 130 kB for each of the 1,400 imports of its 350 files, a third of a start's processor time.
 * What its modules load of each other are modules. Built-ins only: `npm start`, `npm test` and the other commands load
 * it into every process that they start (scripts/boot.mjs), before anything else.
 */
const ofDrizzle = /\/node_modules\/drizzle-orm\/.*\.js$/
const beside = /^\.\.?\/.*\.js$/
const isLoaded = Symbol.for('portage.module-formats')

if (!globalThis[isLoaded]) {
  globalThis[isLoaded] = true
  registerHooks({
    resolve: (specifier, context, next) =>
      beside.test(specifier) && ofDrizzle.test(context.parentURL ?? '') && context.conditions.includes('import')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
}
