import { useEffect, useState } from 'react';

/** An address for something in memory, for as long as it is shown. */
export function useObjectUrl(content: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) {
      setAddress(undefined);
      return;
    }
    const own = URL.createObjectURL(content);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [content]);
  return address;
}
