import { useId } from 'react'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { TeamMember } from '../../src-domain/staff/team.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import type { BoardWords } from '../kitchen/order-words.ts'
import styles from './team.module.css'
import { whenWords } from './when-words.ts'

export interface MemberRowProps {
  readonly member: TeamMember
  readonly words: BoardWords
  readonly locations: readonly StaffLocation[]
  readonly isOwn: boolean
  readonly now: Instant
  readonly onChange: (member: TeamMember) => void
}

export function MemberRow({ member, words, locations, isOwn, now, onChange }: MemberRowProps) {
  const { members } = words.staff
  const nameId = useId()
  const { email, role, locationIds, isInvited, hasSecondFactor, seenAt } = member
  const name = member.name === '' ? email : member.name
  const where =
    role === 'owner'
      ? members.everywhere
      : locations
          .filter(({ id }) => locationIds.includes(id))
          .map((one) => one.name)
          .join(', ')
  const seen = seenAt === undefined ? members.neverSeen : members.seen({ when: whenWords(words, seenAt, now) })
  return (
    <li className={styles.row} aria-labelledby={nameId}>
      <div className={styles.who}>
        <p id={nameId} className={styles.name}>
          {isOwn ? members.you({ name }) : name}
        </p>
        {name === email ? null : <p className={styles.muted}>{email}</p>}
      </div>
      <div className={styles.facts}>
        <p>
          <strong>{members.roleName[role]}</strong>
          {` · ${where}`}
        </p>
        <p className={styles.muted}>
          {isInvited ? members.invited : seen}
          {hasSecondFactor ? ` · ${members.factor}` : ''}
        </p>
      </div>
      <Button kind="secondary" aria-label={members.changeOf({ name })} onClick={() => onChange(member)}>
        {members.change}
      </Button>
    </li>
  )
}
