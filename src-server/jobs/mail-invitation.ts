import { createHash } from 'node:crypto'
import type { MailHouse } from '../mail/mail-house.ts'
import type { MailSenderOf } from '../mail/mail-sender.ts'
import { staffInvitation } from '../mail/staff-invitation.tsx'
import { inTime } from '../payment/in-time.ts'
import type { MadeInvitation } from '../staff/team-rows.ts'

interface InvitationMailNeeds {
  readonly mailOf: MailSenderOf
  readonly houseOf: (brandId: string) => MailHouse
  /** Scheme and host of /staff; undefined if not configured. */
  readonly originOf: (brandId: string) => string | undefined
  /** Milliseconds. */
  readonly timeout: number
}

/** Mails an invitation at once: a job would have to store its token. The page shows the link besides. */
export function mailInvitation({ mailOf, houseOf, originOf, timeout }: InvitationMailNeeds) {
  return async (brandId: string, { email, token }: MadeInvitation, language: string): Promise<boolean> => {
    const [mail, origin] = [mailOf(brandId), originOf(brandId)]
    if (mail === undefined || origin === undefined) return false
    const id = createHash('sha256').update(token).digest('base64url')
    const address = `${origin}/staff#invitation=${token}`
    const letter = staffInvitation({ id, to: email, language, address }, houseOf(brandId))
    return (await inTime(mail.send(letter), timeout, 'failed')) === 'sent'
  }
}
