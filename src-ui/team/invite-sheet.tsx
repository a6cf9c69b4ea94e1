import { useState } from 'react'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { Position } from '../../src-domain/staff/team.ts'
import { EmailField } from '../account/email-field.tsx'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { PositionFields } from './position-fields.tsx'
import styles from './team.module.css'
import type { TeamController, TeamProblem } from './team-controller.ts'

export interface InviteSheetProps {
  readonly controller: TeamController
  readonly locations: readonly StaffLocation[]
  readonly onClose: () => void
}

/** Email, role and locations of a new member. Stays open with what was typed until the invitation is made. */
export function InviteSheet({ controller, locations, onClose }: InviteSheetProps) {
  const words = useWords('staff')
  const { close } = useWords('common')
  const { members } = words
  const [position, setPosition] = useState<Position>({ role: 'counter', locationIds: locations.slice(0, 1).map(idOf) })
  const [problem, setProblem] = useState<TeamProblem>()
  const [isTried, setTried] = useState(false)
  const isUnplaced = position.role !== 'owner' && position.locationIds.length === 0
  const { form, field, isSending } = useJudgedFields({
    names: ['email'] as const,
    initial: { email: '' },
    judge: ({ email }) => ({ email: emailProblem(email.trim()) === undefined ? undefined : members.emailWrong }),
    send: async ({ email }) => {
      setTried(true)
      if (isUnplaced) return
      setProblem(undefined)
      const why = await controller.invite(email.trim(), position)
      if (why === undefined) onClose()
      else setProblem(why)
    },
  })
  return (
    <Sheet title={members.invite} closeLabel={close} onClose={onClose}>
      <form className={styles.form} {...form}>
        {problem === undefined ? null : <Alert kind="danger">{members.problem[problem]}</Alert>}
        <EmailField {...field('email')} label={words.email} readOnly={isSending} />
        <PositionFields
          position={position}
          locations={locations}
          error={isTried && isUnplaced ? members.locationsMissing : undefined}
          isOnlyOwner={false}
          onChange={setPosition}
        />
        <Button type="submit" wide busy={isSending}>
          {members.create}
        </Button>
      </form>
    </Sheet>
  )
}

function idOf({ id }: StaffLocation): string {
  return id
}
