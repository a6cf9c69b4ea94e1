import { useEffect, useState } from 'react'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { isLastOwner, type TeamMember } from '../../src-domain/staff/team.ts'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { InvitationSheet } from './invitation-sheet.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { MemberRow } from './member-row.tsx'
import { MemberSheet } from './member-sheet.tsx'
import styles from './team.module.css'
import type { TeamController, TeamNotice } from './team-controller.ts'

export interface TeamScreenProps {
  readonly controller: TeamController
  readonly locations: readonly StaffLocation[]
  /** Times are shown in its zone. */
  readonly location: StaffLocation
  /** Id of the signed-in member. */
  readonly ownId: string
  readonly copy: (text: string) => Promise<boolean>
  readonly now: () => number
  /** False without a session. */
  readonly isWatching: boolean
}

/** People who can sign in, and what an owner changes of them. */
export function TeamScreen(props: TeamScreenProps) {
  const { controller, isWatching, locations, copy } = props
  const words = useWords('staff')
  const common = useWords('common')
  const { members: team, isUnreached, invitation, notice } = useStateOf(controller.state, (now) => now)
  const [isInviting, setInviting] = useState(false)
  useEffect(() => {
    if (isWatching) controller.look()
  }, [controller, isWatching])
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <p className={styles.lead}>{words.members.lead}</p>
        <Button onClick={() => setInviting(true)}>{words.members.invite}</Button>
      </div>
      {isUnreached ? (
        <div role="alert" className={styles.stale}>
          <p>{words.unreached}</p>
          <Button kind="secondary" onClick={controller.look}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.notice}>
        {notice === undefined ? '' : noticeOf(words.members, notice)}
      </p>
      {team === undefined ? isUnreached ? null : <Skeleton shape="block" /> : <Members {...props} team={team} />}
      {isInviting ? (
        <InviteSheet controller={controller} locations={locations} onClose={() => setInviting(false)} />
      ) : null}
      {invitation === undefined ? null : (
        <InvitationSheet invitation={invitation} copy={copy} onClose={controller.forgetInvitation} />
      )}
    </div>
  )
}

function Members({
  controller,
  locations,
  location,
  ownId,
  now,
  team,
}: TeamScreenProps & { readonly team: readonly TeamMember[] }) {
  const words = useBoardWords(location.timeZone)
  const [chosen, choose] = useState<TeamMember>()
  return (
    <>
      <ul className={styles.rows}>
        {team.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            words={words}
            locations={locations}
            isOwn={member.id === ownId}
            now={now()}
            onChange={choose}
          />
        ))}
      </ul>
      {chosen === undefined ? null : (
        <MemberSheet
          member={chosen}
          controller={controller}
          locations={locations}
          isLastOwner={isLastOwner(team, chosen.id)}
          onClose={() => choose(undefined)}
        />
      )}
    </>
  )
}

interface NoticeWords {
  readonly changed: (facts: { readonly name: string }) => string
  readonly removed: (facts: { readonly name: string }) => string
  readonly factorRemoved: (facts: { readonly name: string }) => string
}

function noticeOf(words: NoticeWords, { what, name }: TeamNotice): string {
  switch (what) {
    case 'changed':
      return words.changed({ name })
    case 'removed':
      return words.removed({ name })
    case 'second-factor-removed':
      return words.factorRemoved({ name })
  }
}
