import { expect } from 'chai'
import { networkOf } from '../../../src-server/limits/network-of.ts'

describe('the network of an address', () => {
  it('G4 is the /64 of an IPv6 address however it is written, and an IPv4 address as it is', () => {
    for (const [ip, network] of [
      ['192.0.2.7', '192.0.2.7'],
      ['::ffff:192.0.2.7', '192.0.2.7'],
      ['::FFFF:192.0.2.7', '192.0.2.7'],
      ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
      ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
      ['2001:db8:1:2::', '2001:db8:1:2::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
      ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4::/64'],
      // The last two groups in IPv4 notation, and an IPv6 address that only ends like a mapped one.
      ['1::2:3:4:5:192.0.2.7', '1:0:2:3::/64'],
      ['2001:db8::ffff:192.0.2.7', '2001:db8:0:0::/64'],
      ['', ''],
    ])
      expect([ip, networkOf(ip ?? '')]).to.deep.equal([ip, network])
    expect(networkOf('2001:db8:1:3::1')).to.not.equal(networkOf('2001:db8:1:2::1'))
  })
})
