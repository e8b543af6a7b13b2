/** A phone number to call. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={className}>
      {phone}
    </a>
  );
}
