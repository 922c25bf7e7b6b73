/** What a shop may have none of; then nothing in it leads there. */
export type Lacked = 'stores' | 'employee-prices' | 'gift-cards'
