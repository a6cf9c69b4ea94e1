import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { clock } from '../../src-ui/messages/clock.en.ts'
import { common } from '../../src-ui/messages/common.en.ts'
import { delivery } from '../../src-ui/messages/delivery.en.ts'
import { order } from '../../src-ui/messages/order.en.ts'
import { ordering } from '../../src-ui/messages/ordering.en.ts'
import { pay } from '../../src-ui/messages/pay.en.ts'
import { shop } from '../../src-ui/messages/shop.en.ts'
import { shopPage } from '../../src-ui/messages/shop-page.en.ts'
import { staff } from '../../src-ui/messages/staff.en.ts'
import { steps } from '../../src-ui/messages/steps.en.ts'
import { table } from '../../src-ui/messages/table.en.ts'
import { times } from '../../src-ui/messages/times.en.ts'
import { WordsProvider } from '../../src-ui/messages/words-context.tsx'

export const englishWords = {
  clock,
  common,
  delivery,
  order,
  ordering,
  pay,
  shop,
  shopPage,
  staff,
  steps,
  table,
  times,
}

export function draw(screen: ReactNode) {
  const user = userEvent.setup()
  const drawn = render(<WordsProvider words={englishWords}>{screen}</WordsProvider>)
  return { user, ...drawn }
}
