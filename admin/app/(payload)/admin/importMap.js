import { CentsInput as CentsInput_aa3697a7527c59e0d0057f9a431924d2 } from '../../../../src/cms/fields/cents-input.tsx'
import { VisitsLink as VisitsLink_abd529d783297d1fefa60d39884569e2 } from '../../../../src/cms/views/visits-link.tsx'
import { VisitsView as VisitsView_8f725d7f444ffe6dcb5559e4a3603ad5 } from '../../../../src/cms/views/visits-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/fields/cents-input.tsx#CentsInput": CentsInput_aa3697a7527c59e0d0057f9a431924d2,
  "/src/cms/views/visits-link.tsx#VisitsLink": VisitsLink_abd529d783297d1fefa60d39884569e2,
  "/src/cms/views/visits-view.tsx#VisitsView": VisitsView_8f725d7f444ffe6dcb5559e4a3603ad5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
