/**
 * What a shop may have none of; then nothing in it leads there. Of reviews and questions it means that shoppers write no
 * more of them: those that are published stay. Pickup is lacking where no store has it among its services.
 */
export type Lacked = 'stores' | 'pickup' | 'employee-prices' | 'gift-cards' | 'reviews' | 'questions'
