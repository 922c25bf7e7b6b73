import type { Algoliasearch, IndexSettings, Rule as HostedRule, SynonymHit } from 'algoliasearch'
import type { Engine, SearchRecord, Settings } from '../../search-engine/index.ts'
import { KNOWN } from './shop-indexes.ts'

/** Algolia's own order, for what our ranking calls by other names. */
const formula = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']
const ownCriteria = new Set(['match', 'relevance', 'geo', 'filters', 'custom'])
/** Settings that only the engine inside has. */
const ownSettings = ['attributeWeights', 'relaxBelow', 'typoBelow']
const PAGE = 1000

export type PushProgress = (what: string, done: number, all: number) => void

/**
 * Copies records, settings, synonyms and rules of all indexes to hosted Algolia, with the official client. Records are
 * replaced at once, so that searches there never find half of them. Can be done again at any time.
 */
export async function pushIndexes(
  engine: Engine,
  client: Algoliasearch,
  progress: PushProgress = () => {},
): Promise<void> {
  const primaries = [...engine.live.values()].filter(
    ({ primary, name }) => !primary && name !== KNOWN && !name.includes('.'),
  )
  for (const index of primaries) {
    const indexName = index.name
    await settle(
      client,
      indexName,
      client.setSettings({ indexName, indexSettings: hostedSettings(index.settings) as IndexSettings }),
    )
    const ids = index.idsMeeting({})
    const objects = ids.map((id) => index.record(id)).filter((record): record is SearchRecord => record !== undefined)
    for (let from = 0; from < objects.length || from === 0; from += PAGE) {
      if (from === 0) await client.replaceAllObjects({ indexName, objects: objects.slice(0, PAGE) })
      else await client.saveObjects({ indexName, objects: objects.slice(from, from + PAGE), waitForTasks: true })
      progress(indexName, Math.min(from + PAGE, objects.length), objects.length)
    }
    const [synonyms, rules] = [[...index.synonyms.values()], [...index.rules.values()]]
    await settle(
      client,
      indexName,
      synonyms.length > 0
        ? client.saveSynonyms({
            indexName,
            synonymHit: synonyms as SynonymHit[],
            forwardToReplicas: true,
            replaceExistingSynonyms: true,
          })
        : client.clearSynonyms({ indexName, forwardToReplicas: true }),
    )
    await settle(
      client,
      indexName,
      rules.length > 0
        ? client.saveRules({
            indexName,
            rules: rules as HostedRule[],
            forwardToReplicas: true,
            clearExistingRules: true,
          })
        : client.clearRules({ indexName, forwardToReplicas: true }),
    )
    for (const { name, settings } of index.replicas)
      await settle(
        client,
        name,
        client.setSettings({
          indexName: name,
          indexSettings: hostedSettings({ ...withoutReplicas(index.settings), ...settings }) as IndexSettings,
        }),
      )
  }
}

const withoutReplicas = ({ replicas: _replicas, ...settings }: Settings): Settings => settings

/** Settings as hosted Algolia knows them. */
export function hostedSettings(settings: Settings): Settings {
  const { ranking, ...rest } = settings
  const current = Object.fromEntries(Object.entries(rest).filter(([name]) => !ownSettings.includes(name)))
  return ranking ? { ...current, ranking: [...ranking.filter((each) => !ownCriteria.has(each)), ...formula] } : current
}

async function settle(client: Algoliasearch, indexName: string, sent: Promise<{ taskID: number }>): Promise<void> {
  await client.waitForTask({ indexName, taskID: (await sent).taskID })
}
