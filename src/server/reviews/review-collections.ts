import type { CollectionConfig } from 'payload'
import { questions } from '../../cms/collections/questions.ts'
import { mailOptOuts, reviewPictures, reviews, reviewVotes } from '../../cms/collections/reviews.ts'
import type { FileStorage } from '../media/file-storage.ts'
import { questionHooks } from '../questions/question-hooks.ts'
import { reviewFeed } from './review-feed.ts'
import { reviewImportExport } from './review-import-export.ts'
import { removePictures, reviewPictureHooks, showPictures } from './review-picture-hooks.ts'
import { reviewPictureFile } from './show-review-pictures.ts'

/** What shoppers say of products, joined with what a save does; `pictures` is where their pictures are stored. */
export const reviewCollections = (pictures: FileStorage): CollectionConfig[] => [
  {
    ...reviews,
    endpoints: reviewImportExport,
    hooks: { ...reviews.hooks, ...reviewFeed, afterRead: [showPictures], beforeDelete: [removePictures] },
  },
  {
    ...reviewPictures,
    endpoints: [reviewPictureFile(pictures)],
    hooks: { ...reviewPictures.hooks, ...reviewPictureHooks },
  },
  { ...questions, hooks: { ...questions.hooks, ...questionHooks } },
  reviewVotes,
  mailOptOuts,
]
