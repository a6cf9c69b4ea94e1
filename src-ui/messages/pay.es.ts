import type { pay as source } from './pay.en.ts'

export const pay: typeof source = {
  title: 'Pagar',
}
