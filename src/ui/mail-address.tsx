/** An email address, which breaks before its @ rather than within a name where the line is too short for it. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
