import type { Locale } from '../../src-domain/brand/brand.ts'
import type { OwnDataProblem } from '../../src-domain/own-data/own-data-problem.ts'
import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { BrandTexts } from '../messages/wording.ts'

export interface GuestDataActions {
  readonly copy: () => Promise<OwnDataProblem | undefined>
  readonly erase: () => Promise<OwnDataProblem | undefined>
}

export interface GuestDataPartProps {
  readonly ticket: Ticket
  readonly actions: GuestDataActions
  readonly phone: ShownPhone
  readonly texts: BrandTexts
  readonly locale: Locale
}
