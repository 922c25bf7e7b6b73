import { PictureCell as PictureCell_f326460add6ae86c0d74c1bdf78feebe } from '../../../../src/cms/products-list/cells.tsx'
import { PricesCell as PricesCell_f326460add6ae86c0d74c1bdf78feebe } from '../../../../src/cms/products-list/cells.tsx'
import { StockCell as StockCell_f326460add6ae86c0d74c1bdf78feebe } from '../../../../src/cms/products-list/cells.tsx'
import { LanguagesCell as LanguagesCell_f326460add6ae86c0d74c1bdf78feebe } from '../../../../src/cms/products-list/cells.tsx'
import { MissingWords as MissingWords_05353c2ddc86eb8cb78fdb3ff00378fb } from '../../../../src/cms/missing-words/missing-words.tsx'
import { StockHint as StockHint_06d8f43d7ea953a30c85c35c907d4bbc } from '../../../../src/cms/variants/stock-hint.tsx'
import { TitleLabel as TitleLabel_e4e2b2d2d5b881c40f29901eba5e01a2 } from '../../../../src/cms/fields/title-label.tsx'
import { ProductVideos as ProductVideos_8a90dc911e6359f77b85869e58699bc0 } from '../../../../src/cms/fields/product-videos.tsx'
import { VariantColour as VariantColour_427b1da6316972f5777fe4b832e98eac } from '../../../../src/cms/fields/key-selects.tsx'
import { VariantSize as VariantSize_427b1da6316972f5777fe4b832e98eac } from '../../../../src/cms/fields/key-selects.tsx'
import { CentsCell as CentsCell_2b9afc43c910c4ed4002ad70c48683b2 } from '../../../../src/cms/fields/cents-cell.tsx'
import { CentsInput as CentsInput_aa3697a7527c59e0d0057f9a431924d2 } from '../../../../src/cms/fields/cents-input.tsx'
import { CentsDiff as CentsDiff_f77bfcdd96fc1a6645afad53ffde5553 } from '../../../../src/cms/fields/cents-diff.tsx'
import { VariantsField as VariantsField_25f854b0e4a150b7ba545a55f4c746ed } from '../../../../src/cms/variants/variants-field.tsx'
import { VariantLabel as VariantLabel_f4cff431a2ca70cbe4ed398156637142 } from '../../../../src/cms/variants/variant-label.tsx'
import { ColourLabel as ColourLabel_f4cff431a2ca70cbe4ed398156637142 } from '../../../../src/cms/variants/variant-label.tsx'
import { SizeLabel as SizeLabel_f4cff431a2ca70cbe4ed398156637142 } from '../../../../src/cms/variants/variant-label.tsx'
import { ProductPicker as ProductPicker_89dca5220031a6188bc590dee90f9a35 } from '../../../../src/cms/markdowns/product-picker.tsx'
import { OwnSkus as OwnSkus_427b1da6316972f5777fe4b832e98eac } from '../../../../src/cms/fields/key-selects.tsx'
import { SlugInput as SlugInput_e74b4170f8720d36262527df2fba2dc5 } from '../../../../src/cms/fields/slug-input.tsx'
import { ShopAddress as ShopAddress_cb89c161b8d4b075bcb6a8da395c383c } from '../../../../src/cms/fields/shop-address.tsx'
import { DayCell as DayCell_f5a3c8e3df16c3e4f2ade04c1724ed69 } from '../../../../src/cms/fields/day-cell.tsx'
import { DayInput as DayInput_58721545259e47965338f55572b2090e } from '../../../../src/cms/fields/day-input.tsx'
import { DateField as DateField_4f94b6b026ecbcf9a425e7c6944c3bba } from '../../../../src/cms/fields/date-field.tsx'
import { SavedViews as SavedViews_2b145ff0ff3e5a312f6a8e990dafa728 } from '../../../../src/cms/saved-views/saved-views.tsx'
import { ProductsTools as ProductsTools_49cc5594a3682d3f44cf6384f1b753da } from '../../../../src/cms/products-import/products-tools.tsx'
import { ChangeSelected as ChangeSelected_969628f2f8b892a8f67e69413ee08e9e } from '../../../../src/cms/products-list/change-selected.tsx'
import { FirstError as FirstError_88acc3ea0df149720b01217fe176ad05 } from '../../../../src/cms/every-form/first-error.tsx'
import { MissedChoice as MissedChoice_86ca0a265262ee232d2226c05122cff5 } from '../../../../src/cms/every-form/missed-choice.tsx'
import { AskBeforeLanguage as AskBeforeLanguage_3f2b508c94fa1c1f896db5839ee2bb2f } from '../../../../src/cms/every-form/ask-before-language.tsx'
import { PlacedProducts as PlacedProducts_9d7319d38b8c0167ebf8dadf0bb5af22 } from '../../../../src/cms/markdowns/placed-products.tsx'
import { StockSku as StockSku_427b1da6316972f5777fe4b832e98eac } from '../../../../src/cms/fields/key-selects.tsx'
import { PlaceCell as PlaceCell_4c866df1c05dd8fcc47f0acab3e60d7e } from '../../../../src/cms/fields/place-cell.tsx'
import { StockPlace as StockPlace_427b1da6316972f5777fe4b832e98eac } from '../../../../src/cms/fields/key-selects.tsx'
import { StockTools as StockTools_c2f25c1bb4bb1a195ffd40910a393bc6 } from '../../../../src/cms/components/stock-tools.tsx'
import { HoursLabel as HoursLabel_ee2430af6e57554e6f2a9a6a23ebf140 } from '../../../../src/cms/fields/hours-label.tsx'
import { StoreTools as StoreTools_14ae092996778ac7415b05b1d8b1c026 } from '../../../../src/cms/components/store-tools.tsx'
import { Scheduled as Scheduled_7fd4c4b721fd8378897c320f5aaa329f } from '../../../../src/cms/fields/scheduled.tsx'
import { SliceAnchor as SliceAnchor_898669d2b59cca5dfc1b5be18f061122 } from '../../../../src/cms/fields/slice-anchor.tsx'
import { SliceLabel as SliceLabel_72ad887f0ef5536140a3abfc1d5a96ed } from '../../../../src/cms/fields/slice-label.tsx'
import { SaveOnLeave as SaveOnLeave_8ca60581be2dc930b46401d9508767bf } from '../../../../src/cms/every-form/save-on-leave.tsx'
import { SavedElsewhere as SavedElsewhere_ec636b5df207ce04d1aa25378e397788 } from '../../../../src/cms/every-form/saved-elsewhere.tsx'
import { EditAutosaved as EditAutosaved_7c165eda8b51b78a7edd6f29c07f4b4e } from '../../../../src/cms/views/edit-autosaved.tsx'
import { PromoStateCell as PromoStateCell_dd4cd31d1e5ffda7aa4a555deb2c0415 } from '../../../../src/cms/components/promo-state-cell.tsx'
import { RedirectTools as RedirectTools_85ee913135c8dd58e63667e44e20aee8 } from '../../../../src/cms/components/redirect-tools.tsx'
import { MenusList as MenusList_6abef0b027975707ac6714e163e18d7f } from '../../../../src/cms/menus/menus-list.tsx'
import { OtherAltInput as OtherAltInput_cfcf35fb5df74666a95e4ca4ac9cc50a } from '../../../../src/cms/fields/other-alt-input.tsx'
import { MediaUses as MediaUses_61d87be0dcc31ddf77acc3b8763ad399 } from '../../../../src/cms/media/media-uses.tsx'
import { FolderBar as FolderBar_8ce555c6172116600d92e4c3dcb5189e } from '../../../../src/cms/media/folder-bar.tsx'
import { Weekend as Weekend_78d4e60dac6ac0599134fc8efa49bb56 } from '../../../../src/cms/markdowns/weekend.tsx'
import { MarkdownPreview as MarkdownPreview_bcf0fa9c188d10a55d42a4b24f62932b } from '../../../../src/cms/markdowns/markdown-preview.tsx'
import { ReviewPicturesCell as ReviewPicturesCell_324abc2a4ecb6a3fa6743afda10d5180 } from '../../../../src/cms/components/review-pictures.tsx'
import { ReviewPicturesField as ReviewPicturesField_324abc2a4ecb6a3fa6743afda10d5180 } from '../../../../src/cms/components/review-pictures.tsx'
import { ReviewTitleCell as ReviewTitleCell_382046c616917f84f13346c7c22034e0 } from '../../../../src/cms/components/review-title-cell.tsx'
import { ReviewTools as ReviewTools_5313e6fc736b9a4e703d31881abd5a0c } from '../../../../src/cms/components/review-tools.tsx'
import { AnswerWaits as AnswerWaits_4eeae2572dc3d634310902646f48c7c1 } from '../../../../src/cms/components/answer-waits.tsx'
import { OrderSheet as OrderSheet_456216974d706ab2fcbee0aec11d491b } from '../../../../src/cms/orders/order-sheet.tsx'
import { StoresCell as StoresCell_1b34d4dbeb0b32caed06b1df94a6f939 } from '../../../../src/cms/orders/stores-of-orders.tsx'
import { ShopMomentCell as ShopMomentCell_d305060ceb1bea0754b87678d8144a85 } from '../../../../src/cms/fields/shop-moment-cell.tsx'
import { StoreFilter as StoreFilter_1b34d4dbeb0b32caed06b1df94a6f939 } from '../../../../src/cms/orders/stores-of-orders.tsx'
import { SelectedSlips as SelectedSlips_21282170a39c8c312259362242cdf4e4 } from '../../../../src/cms/orders/selected-slips.tsx'
import { PrepareSelected as PrepareSelected_ee68c3414677f6dbf2c6fa5116913d6f } from '../../../../src/cms/orders/prepare-selected.tsx'
import { OrderTools as OrderTools_dc93e9ec93453e402822454a1f0b6db1 } from '../../../../src/cms/orders/order-tools.tsx'
import { GiftCardBlock as GiftCardBlock_b308f2dc3b12724a28b325fc5374926e } from '../../../../src/cms/components/gift-card-block.tsx'
import { InstantCell as InstantCell_6c5f737cf53ebd25aff84672b547c554 } from '../../../../src/cms/fields/instant-view.tsx'
import { InstantView as InstantView_6c5f737cf53ebd25aff84672b547c554 } from '../../../../src/cms/fields/instant-view.tsx'
import { WebhookSecret as WebhookSecret_0ccdc8b4006e53d3ebfb1f85fbd69d07 } from '../../../../src/cms/partners/secret-once.tsx'
import { Replay as Replay_faf6b4677cbc21edc00659e11e013ca9 } from '../../../../src/cms/partners/replay.tsx'
import { ApiKey as ApiKey_0ccdc8b4006e53d3ebfb1f85fbd69d07 } from '../../../../src/cms/partners/secret-once.tsx'
import { CurrentPassword as CurrentPassword_be20a5b07f00eba7f1aa1d270b591355 } from '../../../../src/cms/fields/current-password.tsx'
import { SecondStepSection as SecondStepSection_3ddfc844d155c685e05970efac5188de } from '../../../../src/cms/second-step/second-step-section.tsx'
import { RoleMeaning as RoleMeaning_6a52eaab501fdd5d3bcd3057f17ee55c } from '../../../../src/cms/fields/role-meaning.tsx'
import { StaffStores as StaffStores_427b1da6316972f5777fe4b832e98eac } from '../../../../src/cms/fields/key-selects.tsx'
import { ListFile as ListFile_6f319cf72dbad7176084cf79b2f87d02 } from '../../../../src/cms/components/list-export.tsx'
import { CustomerOrders as CustomerOrders_79ec134aab0908514085bd73a38d7b74 } from '../../../../src/cms/orders/customer-orders.tsx'
import { CustomerFacts as CustomerFacts_44a2be3b562a165cf7c83b06629df517 } from '../../../../src/cms/orders/customer-facts.tsx'
import { CustomerSearchHint as CustomerSearchHint_3633194768fda56fce2c6099f3abf13b } from '../../../../src/cms/components/customer-search-hint.tsx'
import { EventSubjectCell as EventSubjectCell_13856b97ea16c5086dccc3c1d6ac4bb8 } from '../../../../src/cms/fields/security-event.tsx'
import { EventSubjectView as EventSubjectView_13856b97ea16c5086dccc3c1d6ac4bb8 } from '../../../../src/cms/fields/security-event.tsx'
import { EventKindCell as EventKindCell_13856b97ea16c5086dccc3c1d6ac4bb8 } from '../../../../src/cms/fields/security-event.tsx'
import { EventKindView as EventKindView_13856b97ea16c5086dccc3c1d6ac4bb8 } from '../../../../src/cms/fields/security-event.tsx'
import { ColourInput as ColourInput_91e394272365832abdd145abd45011ca } from '../../../../src/cms/fields/colour-input.tsx'
import { Sign as Sign_0c2467fe5bad975d9fee55cdb610e957 } from '../../../../src/cms/views/brand.tsx'
import { ShopName as ShopName_0c2467fe5bad975d9fee55cdb610e957 } from '../../../../src/cms/views/brand.tsx'
import { NavLink as NavLink_f45ead2d5f2ccf1087aa01cb6b07acda } from '../../../../src/cms/views/nav-link.tsx'
import { SampleOffer as SampleOffer_1743711a617d7862bdd2e33a59ff8528 } from '../../../../src/cms/sample-data/sample-offer.tsx'
import { Home as Home_ec712d6daadf1d5dd2bbad3d0f9e6586 } from '../../../../src/cms/home/home.tsx'
import { FrenchTimes as FrenchTimes_67c2e3ba4ff48732de53fbe79046b84a } from '../../../../src/cms/components/french-times.tsx'
import { PayloadParts as PayloadParts_a4f56c4dca16e4061ee17747e9ceb2f4 } from '../../../../src/cms/payload-parts/payload-parts.tsx'
import { SignInView as SignInView_29a282e68e7672213ba6ef00d678c7a7 } from '../../../../src/cms/second-step/sign-in-view.tsx'
import { ForgotView as ForgotView_1d19f4d873f168e9c1d5e9577c9e7d9d } from '../../../../src/cms/second-step/forgot-view.tsx'
import { VisitsView as VisitsView_8f725d7f444ffe6dcb5559e4a3603ad5 } from '../../../../src/cms/views/visits-view.tsx'
import { ProductsImportView as ProductsImportView_38d1e94162531494938bce13feecb111 } from '../../../../src/cms/products-import/products-import-view.tsx'
import { SampleDataView as SampleDataView_faffef3261a7f1f97d5528144cfcf92c } from '../../../../src/cms/sample-data/sample-data-view.tsx'
import { PhoneOrderView as PhoneOrderView_f8847f2a4fa97f01483d69f2e617cc8b } from '../../../../src/cms/orders/phone-order-view.tsx'
import { SalesReportView as SalesReportView_6533aae8bd856483950458f9507f81bf } from '../../../../src/cms/home/sales-report-view.tsx'
import { SearchReportView as SearchReportView_2a4c8d92d17107da84ef448749594c24 } from '../../../../src/cms/views/search-report.tsx'
import { FeedReportView as FeedReportView_4732723007337eb4808747469fd918b6 } from '../../../../src/cms/views/feed-report.tsx'
import { AccountingView as AccountingView_e0c0fc57f209ece16af8e08b93998a90 } from '../../../../src/cms/accounting/accounting-view.tsx'
import { TaxReportView as TaxReportView_84c2e5768027b5c316deb2da0088c840 } from '../../../../src/cms/views/tax-report.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/products-list/cells.tsx#PictureCell": PictureCell_f326460add6ae86c0d74c1bdf78feebe,
  "/src/cms/products-list/cells.tsx#PricesCell": PricesCell_f326460add6ae86c0d74c1bdf78feebe,
  "/src/cms/products-list/cells.tsx#StockCell": StockCell_f326460add6ae86c0d74c1bdf78feebe,
  "/src/cms/products-list/cells.tsx#LanguagesCell": LanguagesCell_f326460add6ae86c0d74c1bdf78feebe,
  "/src/cms/missing-words/missing-words.tsx#MissingWords": MissingWords_05353c2ddc86eb8cb78fdb3ff00378fb,
  "/src/cms/variants/stock-hint.tsx#StockHint": StockHint_06d8f43d7ea953a30c85c35c907d4bbc,
  "/src/cms/fields/title-label.tsx#TitleLabel": TitleLabel_e4e2b2d2d5b881c40f29901eba5e01a2,
  "/src/cms/fields/product-videos.tsx#ProductVideos": ProductVideos_8a90dc911e6359f77b85869e58699bc0,
  "/src/cms/fields/key-selects.tsx#VariantColour": VariantColour_427b1da6316972f5777fe4b832e98eac,
  "/src/cms/fields/key-selects.tsx#VariantSize": VariantSize_427b1da6316972f5777fe4b832e98eac,
  "/src/cms/fields/cents-cell.tsx#CentsCell": CentsCell_2b9afc43c910c4ed4002ad70c48683b2,
  "/src/cms/fields/cents-input.tsx#CentsInput": CentsInput_aa3697a7527c59e0d0057f9a431924d2,
  "/src/cms/fields/cents-diff.tsx#CentsDiff": CentsDiff_f77bfcdd96fc1a6645afad53ffde5553,
  "/src/cms/variants/variants-field.tsx#VariantsField": VariantsField_25f854b0e4a150b7ba545a55f4c746ed,
  "/src/cms/variants/variant-label.tsx#VariantLabel": VariantLabel_f4cff431a2ca70cbe4ed398156637142,
  "/src/cms/variants/variant-label.tsx#ColourLabel": ColourLabel_f4cff431a2ca70cbe4ed398156637142,
  "/src/cms/variants/variant-label.tsx#SizeLabel": SizeLabel_f4cff431a2ca70cbe4ed398156637142,
  "/src/cms/markdowns/product-picker.tsx#ProductPicker": ProductPicker_89dca5220031a6188bc590dee90f9a35,
  "/src/cms/fields/key-selects.tsx#OwnSkus": OwnSkus_427b1da6316972f5777fe4b832e98eac,
  "/src/cms/fields/slug-input.tsx#SlugInput": SlugInput_e74b4170f8720d36262527df2fba2dc5,
  "/src/cms/fields/shop-address.tsx#ShopAddress": ShopAddress_cb89c161b8d4b075bcb6a8da395c383c,
  "/src/cms/fields/day-cell.tsx#DayCell": DayCell_f5a3c8e3df16c3e4f2ade04c1724ed69,
  "/src/cms/fields/day-input.tsx#DayInput": DayInput_58721545259e47965338f55572b2090e,
  "/src/cms/fields/date-field.tsx#DateField": DateField_4f94b6b026ecbcf9a425e7c6944c3bba,
  "/src/cms/saved-views/saved-views.tsx#SavedViews": SavedViews_2b145ff0ff3e5a312f6a8e990dafa728,
  "/src/cms/products-import/products-tools.tsx#ProductsTools": ProductsTools_49cc5594a3682d3f44cf6384f1b753da,
  "/src/cms/products-list/change-selected.tsx#ChangeSelected": ChangeSelected_969628f2f8b892a8f67e69413ee08e9e,
  "/src/cms/every-form/first-error.tsx#FirstError": FirstError_88acc3ea0df149720b01217fe176ad05,
  "/src/cms/every-form/missed-choice.tsx#MissedChoice": MissedChoice_86ca0a265262ee232d2226c05122cff5,
  "/src/cms/every-form/ask-before-language.tsx#AskBeforeLanguage": AskBeforeLanguage_3f2b508c94fa1c1f896db5839ee2bb2f,
  "/src/cms/markdowns/placed-products.tsx#PlacedProducts": PlacedProducts_9d7319d38b8c0167ebf8dadf0bb5af22,
  "/src/cms/fields/key-selects.tsx#StockSku": StockSku_427b1da6316972f5777fe4b832e98eac,
  "/src/cms/fields/place-cell.tsx#PlaceCell": PlaceCell_4c866df1c05dd8fcc47f0acab3e60d7e,
  "/src/cms/fields/key-selects.tsx#StockPlace": StockPlace_427b1da6316972f5777fe4b832e98eac,
  "/src/cms/components/stock-tools.tsx#StockTools": StockTools_c2f25c1bb4bb1a195ffd40910a393bc6,
  "/src/cms/fields/hours-label.tsx#HoursLabel": HoursLabel_ee2430af6e57554e6f2a9a6a23ebf140,
  "/src/cms/components/store-tools.tsx#StoreTools": StoreTools_14ae092996778ac7415b05b1d8b1c026,
  "/src/cms/fields/scheduled.tsx#Scheduled": Scheduled_7fd4c4b721fd8378897c320f5aaa329f,
  "/src/cms/fields/slice-anchor.tsx#SliceAnchor": SliceAnchor_898669d2b59cca5dfc1b5be18f061122,
  "/src/cms/fields/slice-label.tsx#SliceLabel": SliceLabel_72ad887f0ef5536140a3abfc1d5a96ed,
  "/src/cms/every-form/save-on-leave.tsx#SaveOnLeave": SaveOnLeave_8ca60581be2dc930b46401d9508767bf,
  "/src/cms/every-form/saved-elsewhere.tsx#SavedElsewhere": SavedElsewhere_ec636b5df207ce04d1aa25378e397788,
  "/src/cms/views/edit-autosaved.tsx#EditAutosaved": EditAutosaved_7c165eda8b51b78a7edd6f29c07f4b4e,
  "/src/cms/components/promo-state-cell.tsx#PromoStateCell": PromoStateCell_dd4cd31d1e5ffda7aa4a555deb2c0415,
  "/src/cms/components/redirect-tools.tsx#RedirectTools": RedirectTools_85ee913135c8dd58e63667e44e20aee8,
  "/src/cms/menus/menus-list.tsx#MenusList": MenusList_6abef0b027975707ac6714e163e18d7f,
  "/src/cms/fields/other-alt-input.tsx#OtherAltInput": OtherAltInput_cfcf35fb5df74666a95e4ca4ac9cc50a,
  "/src/cms/media/media-uses.tsx#MediaUses": MediaUses_61d87be0dcc31ddf77acc3b8763ad399,
  "/src/cms/media/folder-bar.tsx#FolderBar": FolderBar_8ce555c6172116600d92e4c3dcb5189e,
  "/src/cms/markdowns/weekend.tsx#Weekend": Weekend_78d4e60dac6ac0599134fc8efa49bb56,
  "/src/cms/markdowns/markdown-preview.tsx#MarkdownPreview": MarkdownPreview_bcf0fa9c188d10a55d42a4b24f62932b,
  "/src/cms/components/review-pictures.tsx#ReviewPicturesCell": ReviewPicturesCell_324abc2a4ecb6a3fa6743afda10d5180,
  "/src/cms/components/review-pictures.tsx#ReviewPicturesField": ReviewPicturesField_324abc2a4ecb6a3fa6743afda10d5180,
  "/src/cms/components/review-title-cell.tsx#ReviewTitleCell": ReviewTitleCell_382046c616917f84f13346c7c22034e0,
  "/src/cms/components/review-tools.tsx#ReviewTools": ReviewTools_5313e6fc736b9a4e703d31881abd5a0c,
  "/src/cms/components/answer-waits.tsx#AnswerWaits": AnswerWaits_4eeae2572dc3d634310902646f48c7c1,
  "/src/cms/orders/order-sheet.tsx#OrderSheet": OrderSheet_456216974d706ab2fcbee0aec11d491b,
  "/src/cms/orders/stores-of-orders.tsx#StoresCell": StoresCell_1b34d4dbeb0b32caed06b1df94a6f939,
  "/src/cms/fields/shop-moment-cell.tsx#ShopMomentCell": ShopMomentCell_d305060ceb1bea0754b87678d8144a85,
  "/src/cms/orders/stores-of-orders.tsx#StoreFilter": StoreFilter_1b34d4dbeb0b32caed06b1df94a6f939,
  "/src/cms/orders/selected-slips.tsx#SelectedSlips": SelectedSlips_21282170a39c8c312259362242cdf4e4,
  "/src/cms/orders/prepare-selected.tsx#PrepareSelected": PrepareSelected_ee68c3414677f6dbf2c6fa5116913d6f,
  "/src/cms/orders/order-tools.tsx#OrderTools": OrderTools_dc93e9ec93453e402822454a1f0b6db1,
  "/src/cms/components/gift-card-block.tsx#GiftCardBlock": GiftCardBlock_b308f2dc3b12724a28b325fc5374926e,
  "/src/cms/fields/instant-view.tsx#InstantCell": InstantCell_6c5f737cf53ebd25aff84672b547c554,
  "/src/cms/fields/instant-view.tsx#InstantView": InstantView_6c5f737cf53ebd25aff84672b547c554,
  "/src/cms/partners/secret-once.tsx#WebhookSecret": WebhookSecret_0ccdc8b4006e53d3ebfb1f85fbd69d07,
  "/src/cms/partners/replay.tsx#Replay": Replay_faf6b4677cbc21edc00659e11e013ca9,
  "/src/cms/partners/secret-once.tsx#ApiKey": ApiKey_0ccdc8b4006e53d3ebfb1f85fbd69d07,
  "/src/cms/fields/current-password.tsx#CurrentPassword": CurrentPassword_be20a5b07f00eba7f1aa1d270b591355,
  "/src/cms/second-step/second-step-section.tsx#SecondStepSection": SecondStepSection_3ddfc844d155c685e05970efac5188de,
  "/src/cms/fields/role-meaning.tsx#RoleMeaning": RoleMeaning_6a52eaab501fdd5d3bcd3057f17ee55c,
  "/src/cms/fields/key-selects.tsx#StaffStores": StaffStores_427b1da6316972f5777fe4b832e98eac,
  "/src/cms/components/list-export.tsx#ListFile": ListFile_6f319cf72dbad7176084cf79b2f87d02,
  "/src/cms/orders/customer-orders.tsx#CustomerOrders": CustomerOrders_79ec134aab0908514085bd73a38d7b74,
  "/src/cms/orders/customer-facts.tsx#CustomerFacts": CustomerFacts_44a2be3b562a165cf7c83b06629df517,
  "/src/cms/components/customer-search-hint.tsx#CustomerSearchHint": CustomerSearchHint_3633194768fda56fce2c6099f3abf13b,
  "/src/cms/fields/security-event.tsx#EventSubjectCell": EventSubjectCell_13856b97ea16c5086dccc3c1d6ac4bb8,
  "/src/cms/fields/security-event.tsx#EventSubjectView": EventSubjectView_13856b97ea16c5086dccc3c1d6ac4bb8,
  "/src/cms/fields/security-event.tsx#EventKindCell": EventKindCell_13856b97ea16c5086dccc3c1d6ac4bb8,
  "/src/cms/fields/security-event.tsx#EventKindView": EventKindView_13856b97ea16c5086dccc3c1d6ac4bb8,
  "/src/cms/fields/colour-input.tsx#ColourInput": ColourInput_91e394272365832abdd145abd45011ca,
  "/src/cms/views/brand.tsx#Sign": Sign_0c2467fe5bad975d9fee55cdb610e957,
  "/src/cms/views/brand.tsx#ShopName": ShopName_0c2467fe5bad975d9fee55cdb610e957,
  "/src/cms/views/nav-link.tsx#NavLink": NavLink_f45ead2d5f2ccf1087aa01cb6b07acda,
  "/src/cms/sample-data/sample-offer.tsx#SampleOffer": SampleOffer_1743711a617d7862bdd2e33a59ff8528,
  "/src/cms/home/home.tsx#Home": Home_ec712d6daadf1d5dd2bbad3d0f9e6586,
  "/src/cms/components/french-times.tsx#FrenchTimes": FrenchTimes_67c2e3ba4ff48732de53fbe79046b84a,
  "/src/cms/payload-parts/payload-parts.tsx#PayloadParts": PayloadParts_a4f56c4dca16e4061ee17747e9ceb2f4,
  "/src/cms/second-step/sign-in-view.tsx#SignInView": SignInView_29a282e68e7672213ba6ef00d678c7a7,
  "/src/cms/second-step/forgot-view.tsx#ForgotView": ForgotView_1d19f4d873f168e9c1d5e9577c9e7d9d,
  "/src/cms/views/visits-view.tsx#VisitsView": VisitsView_8f725d7f444ffe6dcb5559e4a3603ad5,
  "/src/cms/products-import/products-import-view.tsx#ProductsImportView": ProductsImportView_38d1e94162531494938bce13feecb111,
  "/src/cms/sample-data/sample-data-view.tsx#SampleDataView": SampleDataView_faffef3261a7f1f97d5528144cfcf92c,
  "/src/cms/orders/phone-order-view.tsx#PhoneOrderView": PhoneOrderView_f8847f2a4fa97f01483d69f2e617cc8b,
  "/src/cms/home/sales-report-view.tsx#SalesReportView": SalesReportView_6533aae8bd856483950458f9507f81bf,
  "/src/cms/views/search-report.tsx#SearchReportView": SearchReportView_2a4c8d92d17107da84ef448749594c24,
  "/src/cms/views/feed-report.tsx#FeedReportView": FeedReportView_4732723007337eb4808747469fd918b6,
  "/src/cms/accounting/accounting-view.tsx#AccountingView": AccountingView_e0c0fc57f209ece16af8e08b93998a90,
  "/src/cms/views/tax-report.tsx#TaxReportView": TaxReportView_84c2e5768027b5c316deb2da0088c840,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
