import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * The drawer where a publication is scheduled proposes to unpublish whatever has no version newer than the published
 * one. Payload counts none of a document that was never published, so that one is counted here.
 */
export function usePublishFirst(): void {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isUncounted = Boolean(id) && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
}
