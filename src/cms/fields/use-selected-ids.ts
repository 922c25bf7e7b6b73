'use client'
import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'

const found = z.object({ docs: z.array(z.object({ id: z.number() })) })

/**
 * The ids of what is selected in a list, in its order: the rows with a tick, or all that it finds, also on its other
 * pages.
 */
export function useSelectedIds(collectionSlug: 'products' | 'media' | 'orders', most: number): () => Promise<number[]> {
  const { config, getEntityConfig } = useConfig()
  const search = useSearchParams().get('search') ?? ''
  const { count, selectedIDs, getQueryParams } = useSelection()
  const { query: listed } = useListQuery()
  return async () => {
    if (count <= selectedIDs.length) return selectedIDs.map(Number)
    const collectionConfig = getEntityConfig({ collectionSlug })
    // The selection knows the filters of the list, but not what was searched for.
    const where = search ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
    const sort = [listed.sort ?? []].flat().join(',')
    const query = `${getQueryParams(where)}&limit=${most}&depth=0&select[id]=true${sort && `&sort=${sort}`}`
    const answer = await fetch(`${config.routes.api}/${collectionSlug}${query}`, { credentials: 'include' })
    return found.parse(await answer.json()).docs.map(({ id }) => id)
  }
}
