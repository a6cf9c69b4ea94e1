import { isIPv6 } from 'node:net'

/** The client network for rate limits: an IPv4 address, or an IPv6 /64, which usually has one owner. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [bare = ''] = ip.split('%')
  if (!isIPv6(bare)) return ip
  const [head = '', tail] = withoutDots(bare).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const gap = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}

function groupsOf(text: string): readonly string[] {
  return text.split(':').filter((group) => group !== '')
}

/** The last 32 bits may be in IPv4 notation. */
function withoutDots(ip: string): string {
  return ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const pair = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)
    return `${pair(a, b)}:${pair(c, d)}`
  })
}
