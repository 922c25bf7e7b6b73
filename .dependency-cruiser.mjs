/**
 * Who may know whom (docs/architecture.md), one rule per line of the picture. A planted violation of each is in
 * scripts/boundaries.test.ts.
 */
const only = (name, comment, from, to, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$', ...more.from },
  to: { path: '^(src|seed|server\\.ts|scripts|e2e|bench)', pathNot: to, ...more.to },
})

/** What is checked: everything that has a place in the picture. */
export const checked = ['src', 'server.ts', 'seed', 'scripts', 'bench', 'e2e']

export default {
  forbidden: [
    only('domain-knows-nothing', 'The rules import nothing but themselves.', '^src/domain/', '^src/domain/'),
    {
      name: 'domain-needs-no-package',
      comment: 'The rules need no package.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', dependencyTypesNot: ['type-only'] },
    },
    only(
      'ui-knows-nothing',
      'Generic widgets know the rules at most, no words and no data (decision 0003).',
      '^src/ui/',
      '^src/(ui|domain)/',
    ),
    only(
      'engine-knows-nothing',
      'The search engine knows records, not gear.',
      '^src/search-engine/',
      '^src/search-engine/',
    ),
    {
      name: 'engine-entry',
      comment: 'The engine has one door.',
      severity: 'error',
      from: { pathNot: '^src/search-engine/' },
      to: { path: '^src/search-engine/', pathNot: '^src/search-engine/index\\.ts$' },
    },
    only(
      'features-get-props',
      'Parts of screens get data and actions as props.',
      '^src/features/',
      '^src/(features|ui|domain|paraglide)/',
    ),
    {
      name: 'features-apart',
      comment: 'Features do not import each other; prices and the analytics push are the two exceptions.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|price|analytics)/' },
    },
    only(
      'block-components-get-props',
      'A slice shows what it is given.',
      '^src/blocks/.*\\.tsx$',
      '^src/(blocks|ui|domain|paraglide|features)/',
    ),
    only(
      'block-schemas',
      'What an editor fills in knows the rules only.',
      '^src/blocks/.*schemas?\\.ts$',
      '^src/(blocks/.*schemas?\\.ts$|domain/)',
    ),
    only(
      'cms-never-shows',
      'Collections and mappers know the rules, the words of the staff and the block schemas.',
      '^src/cms/',
      '^src/(cms/|domain/|paraglide-staff/|blocks/.*schemas?\\.ts$)',
    ),
    only(
      'server-never-shows',
      'Reads and writes never import a component.',
      '^src/server/',
      '^src/(server|cms|domain|search-engine|paraglide|paraglide-staff|migrations|payload\\.config\\.ts)',
    ),
    {
      name: 'shop-without-payload',
      comment: 'The shop gets its data through the context; Payload never enters its bundle.',
      severity: 'error',
      from: { path: '^src/(routes|features|ui|blocks/.*\\.tsx|root\\.tsx|entry)' },
      to: {
        path: '(^src/(cms|payload[.-])|node_modules/(payload|@payloadcms|next)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'staff-words-apart',
      comment: 'No page of the shop carries a word of the admin.',
      severity: 'error',
      from: { path: '^src/(routes|features|ui|blocks|search-engine|domain|root\\.tsx|entry)' },
      to: { path: '^src/paraglide-staff/' },
    },
    only(
      'seed-is-data',
      'The first catalogue knows the rules, the collections it fills and the database.',
      '^seed/',
      '^(seed/|src/(domain|cms|server/database)/)',
    ),
    only(
      'scripts-start-things',
      'Commands call the server, its migrations, rules, the seed and the benches; they never show anything.',
      '^scripts/',
      '^(scripts|bench|seed|src/(server|migrations|domain))/',
    ),
    only(
      'steps-are-shared',
      'A step belongs to several commands, the benches among them: it knows neither, but rules and the server.',
      '^scripts/steps/',
      '^(scripts/(steps/|exit-code|file-lock)|src/(server|domain)/)',
    ),
    only(
      'benches-measure-the-server',
      'Benches measure the engine, the rules and what is served, with the steps of the commands.',
      '^bench/',
      '^(bench|scripts/steps|seed|src/(server|domain|search-engine))/',
    ),
    only(
      'browser-tests-see-pages',
      'End-to-end tests know what a person knows: words, addresses, rules; and the samples of other tests.',
      '^e2e/',
      '^(e2e/|scripts/file-lock\\.mjs|src/(domain|paraglide(-staff)?)/|src/.*/testing/|src/blocks/schemas\\.ts|src/server/pages/block-samples\\.ts)',
    ),
    {
      name: 'shop-without-tools',
      comment: 'What runs in production needs no test, no bench and no command.',
      severity: 'error',
      from: { path: '^(src|seed|server\\.ts)', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^(scripts|bench|e2e)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(node_modules|^src/paraglide-staff/)' },
    exclude: { path: '(^src/paraglide/|\\+types)' },
  },
}
