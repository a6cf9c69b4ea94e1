import { useState } from 'react'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { Position, TeamMember } from '../../src-domain/staff/team.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { PositionFields } from './position-fields.tsx'
import styles from './team.module.css'
import type { TeamController, TeamProblem } from './team-controller.ts'

export interface MemberSheetProps {
  readonly member: TeamMember
  readonly controller: TeamController
  readonly locations: readonly StaffLocation[]
  readonly isLastOwner: boolean
  readonly onClose: () => void
}

/** What an owner changes of a member: role, locations, sign-in link, second factor, membership. */
export function MemberSheet({ member, controller, locations, isLastOwner, onClose }: MemberSheetProps) {
  const { members: words } = useWords('staff')
  const { close } = useWords('common')
  const { role, locationIds, email, hasSecondFactor } = member
  const name = member.name === '' ? email : member.name
  const [position, setPosition] = useState<Position>({ role: role === 'device' ? 'counter' : role, locationIds })
  const [problem, setProblem] = useState<TeamProblem>()
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState<'save' | 'link' | 'factor' | 'remove'>()
  const [isAsked, setAsked] = useState(false)
  const isUnplaced = position.role !== 'owner' && position.locationIds.length === 0
  const run = async (what: NonNullable<typeof busy>, change: () => Promise<TeamProblem | undefined>) => {
    setProblem(undefined)
    setBusy(what)
    const why = await change()
    setBusy(undefined)
    if (why === undefined) onClose()
    else setProblem(why)
  }
  const save = () => {
    setTried(true)
    if (!isUnplaced) void run('save', () => controller.change(member, position))
  }
  return (
    <Sheet title={name} closeLabel={close} onClose={onClose}>
      <div className={styles.form}>
        {problem === undefined ? null : <Alert kind="danger">{words.problem[problem]}</Alert>}
        <PositionFields
          position={position}
          locations={locations}
          error={isTried && isUnplaced ? words.locationsMissing : undefined}
          isOnlyOwner={isLastOwner}
          onChange={setPosition}
        />
        <Button wide busy={busy === 'save'} onClick={save}>
          {words.save}
        </Button>
        <h3 className={styles.legend}>{words.more}</h3>
        <Button
          kind="secondary"
          wide
          busy={busy === 'link'}
          onClick={() => void run('link', () => controller.inviteAgain(member))}
        >
          {words.newLink}
        </Button>
        <p className={styles.muted}>{words.newLinkLead}</p>
        {hasSecondFactor ? (
          <Button
            kind="secondary"
            wide
            busy={busy === 'factor'}
            onClick={() => void run('factor', () => controller.removeSecondFactor(member))}
          >
            {words.removeFactor}
          </Button>
        ) : null}
        {isLastOwner ? null : (
          <Button kind="secondary" wide busy={busy === 'remove'} onClick={() => setAsked(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {isAsked ? (
        <ConfirmDialog
          question={words.removeQuestion({ name })}
          yes={words.remove}
          no={words.keep}
          onYes={() => {
            setAsked(false)
            void run('remove', () => controller.remove(member))
          }}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </Sheet>
  )
}
